import { digestText } from '#text/sha256.ts';

/**
 * Names a set of tasks by its content: SHA-256 over the digests of its tasks, sorted, each
 * followed by a line feed, in hexadecimal digits. The order of the tasks and the names of their files
 * make no difference; the id is a part of each task. A task without a digest counts as "-".
 */
export function digestSet(digests: readonly string[]): string {
  const lines = digests.toSorted().map((digest) => `${digest}\n`);
  return digestText(lines.join(''));
}
