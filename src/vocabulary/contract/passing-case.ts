/** What the result of a metric may be although no work was done. */
export const resultCases = [
  'anything',
  'something',
  'none',
  'empty text',
  'empty list',
  'absent file',
  'empty file',
  'any file',
] as const;

/**
 * "something" is anything but None and what is empty; "none" is Python's None; "any file" is one that can be
 * read; "absent file" is a path at which there is none.
 */
export type ResultCase = (typeof resultCases)[number];

/** A result with which a metric passes on each of its ways. */
export interface PassingCase {
  result: ResultCase;
  /** The `return` that passes; absent for what is built in. */
  at?: { file: string; line: number };
  /** What it gives at least, where that is not a whole point. */
  score?: number;
  /** What the task must leave out for it: "expected", or a rule or an option as in "rules.include". Default: nothing. */
  without?: readonly string[];
  /** The rules that must be there, and be neither false nor empty. Default: none. */
  given?: readonly string[];
  /** The extensions of which the file must have one, in lower case and without a dot. Default: any. */
  extensions?: readonly string[];
}
