import { digestSet } from '#catalogue/citing/set-digest.ts';
import type { PinnedSet } from '#explorer/query/pinned-set.ts';
import { shortenDigest } from '#text/short-digest.ts';
import type { EarlierTasks } from './earlier-tasks.ts';

/** What has become of the tasks that a link was made for. */
export interface TracedSet {
  /** The newest release in which the link finds exactly them. */
  release: string;
  /** Rows of earlier versions: of tasks with another content or id, and of those that are gone. */
  changed: readonly number[];
  removed: readonly number[];
  /** Rows of the current tasks that the set did not have. */
  added: readonly number[];
}

/** The tasks that the query of a link finds. */
interface FoundTasks {
  /** Rows of earlier versions. */
  earlier: readonly number[];
  /** Rows of the current tasks. */
  now: readonly number[];
}

/**
 * Finds the release that a link to a set of tasks was made for, by the digest of the set, and what has
 * become of each task since; undefined when no release has the set.
 *
 * @param digests of the current tasks, by row
 */
export function traceSet(
  pinned: PinnedSet,
  { states, versions }: Pick<EarlierTasks, 'states' | 'versions'>,
  foundTasks: FoundTasks,
  digests: readonly string[],
): TracedSet | undefined {
  const matching = new Set(foundTasks.earlier);
  for (const { title, earlier, absent } of states.toReversed()) {
    const missing = new Set(absent);
    const unchanged = foundTasks.now.filter((row) => !missing.has(row));
    const replaced = earlier.filter((row) => matching.has(row));
    if (unchanged.length + replaced.length !== pinned.count) continue;
    const setDigest = digestSet([
      ...unchanged.map((row) => digests[row] ?? ''),
      ...replaced.map((row) => versions[row]?.digest ?? ''),
    ]);
    if (shortenDigest(setDigest) !== pinned.digest) continue;
    const today = (row: number) => versions[row]?.now ?? null;
    const members = new Set([...unchanged, ...replaced.map(today)]);
    return {
      release: title,
      changed: replaced.filter((row) => today(row) !== null),
      removed: replaced.filter((row) => today(row) === null),
      added: foundTasks.now.filter((row) => !members.has(row)),
    };
  }
  return undefined;
}
