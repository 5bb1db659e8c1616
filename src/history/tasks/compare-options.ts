import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** How changes are described. */
export interface CompareOptions {
  /** Whether expected values may be quoted. */
  quotesExpected: boolean;
  /** Says what the functions of the tasks do. Default: the built-in one. */
  vocabulary?: Vocabulary | undefined;
}
