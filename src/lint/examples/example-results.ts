import { type FileExample, textFile } from '../model/example-file.ts';

/** A file of JSON Lines, as an example. */
export const toLines = (...results: readonly object[]): FileExample =>
  textFile(results.map((result) => `${JSON.stringify(result)}\n`).join(''));

export const solved = { task: 'a', score: 1 };
/** A file without a fault. */
export const lines = toLines(solved);
/** A `result.txt` without a fault. */
export const score = textFile('1.0\n');

/** The message of a rule about results is made where the fault is found. */
export const message = ({ found }: { found: string }): string => found;
