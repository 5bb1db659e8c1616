import type { CodeComparison } from '../model/code-comparison.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** How changes are described. */
export interface CompareOptions {
  /** Whether expected values may be quoted. */
  quotesExpected: boolean;
  /** Says what the functions of the tasks do, and what the environment does with their fields. Default: the built-in one. */
  vocabulary?: Vocabulary | undefined;
  /** Fields of the dataset's own that are answers, such as "solution". Default: none. */
  answerFields?: readonly string[] | undefined;
  /** The code of the environment in both states. Default: it was seen in neither. */
  code?: CodeComparison | undefined;
}
