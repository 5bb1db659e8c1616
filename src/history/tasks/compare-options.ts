/** How changes are described. */
export interface CompareOptions {
  /** Whether expected values may be quoted. */
  quotesExpected: boolean;
}
