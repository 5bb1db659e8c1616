import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** How changes are described. */
export interface CompareOptions {
  /** Whether expected values may be quoted. */
  quotesExpected: boolean;
  /** Says which keys of a source contain its values. */
  vocabulary?: Vocabulary;
}
