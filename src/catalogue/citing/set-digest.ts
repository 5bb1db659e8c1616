import type { CodeDigests } from '../digests/code-digests.ts';
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

/** In the same way, how a set of tasks is judged; undefined where the code of the environment was not seen. */
export function digestJudging(tasks: readonly CodeDigests[]): string | undefined {
  const digests = tasks.map(({ judgingDigest }) => judgingDigest);
  return digests.some((digest) => digest !== undefined)
    ? digestSet(digests.map((digest = '-') => digest))
    : undefined;
}
