import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** How a verdict is described. */
export interface VerdictOptions {
  vocabulary: Vocabulary;
  /** Whether an expected value may be quoted; false where the page folds it away. Default: true. */
  quotesExpected?: boolean | undefined;
}

/** How the pages of a dataset describe verdicts: without the expected values that it does not show. */
export function toVerdictOptions({
  vocabulary,
  about,
}: {
  vocabulary: Vocabulary;
  about: { answers?: 'show' | 'collapse' | 'omit' };
}): VerdictOptions {
  return { vocabulary, quotesExpected: (about.answers ?? 'show') === 'show' };
}
