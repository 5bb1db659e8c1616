import { digestSet } from '#catalogue/citing/set-digest.ts';
import { shortenDigest } from '#text/short-digest.ts';
import type { PinnedSet } from '#explorer/query/pinned-set.ts';
import type { EarlierTasks } from './earlier-tasks.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';

/** What has become of the tasks that a link was made for. */
export interface TracedSet {
  /** The newest release in which the link finds exactly them. */
  release: string;
  /** Rows of earlier versions: of tasks that are found and have another content, or another id. */
  changed: readonly number[];
  renamed: readonly number[];
  /** Rows of earlier versions: of tasks that have changed so that they are no longer found. */
  notFound: readonly number[];
  /** Rows of earlier versions: of tasks that the dataset no longer has. */
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
  found: FoundTasks,
  digests: readonly string[],
): TracedSet | undefined {
  const matching = new Set(found.earlier);
  for (const { title, earlier, absent } of states.toReversed()) {
    const missing = new Set(absent);
    const unchanged = found.now.filter((row) => !missing.has(row));
    const replaced = earlier.filter((row) => matching.has(row));
    if (unchanged.length + replaced.length !== pinned.count) continue;
    const own = [
      ...unchanged.map((row) => digests[row] ?? ''),
      ...replaced.map((row) => versions[row]?.digest ?? ''),
    ];
    if (shortenDigest(digestSet(own)) !== pinned.digest) continue;
    return { release: title, ...compareRows(versions, { unchanged, replaced, now: found.now }) };
  }
  return undefined;
}

interface ComparedRows {
  /** Of the set, the tasks that are as they were, and the versions that are not. */
  unchanged: readonly number[];
  replaced: readonly number[];
  now: readonly number[];
}

function compareRows(
  versions: EarlierTasks['versions'],
  { unchanged, replaced, now }: ComparedRows,
): Omit<TracedSet, 'release'> {
  const isFound = new Set(now);
  const ofVersion = (row: number) => versions[row]?.now ?? null;
  const had = new Set([...unchanged, ...replaced.map(ofVersion)]);
  const shown = replaced.filter((row) => isFound.has(ofVersion(row) ?? -1));
  const others = replaced.filter((row) => !isFound.has(ofVersion(row) ?? -1));
  const isRenamed = (row: number) => versions[row]?.oldId !== undefined;
  return {
    changed: shown.filter((row) => !isRenamed(row)),
    renamed: shown.filter(isRenamed),
    notFound: others.filter((row) => ofVersion(row) !== null),
    removed: others.filter((row) => ofVersion(row) === null),
    added: now.filter((row) => !had.has(row)),
  };
}

/** A sentence that counts what has become of the tasks. */
export function describeTracedSet(
  pinned: Pick<PinnedSet, 'count'>,
  { release, changed, renamed, notFound, removed, added }: TracedSet,
): string {
  const verb = (rows: readonly number[], one: string, many: string) =>
    rows.length === 0 ? [] : [`${formatCount(rows.length)} ${rows.length === 1 ? one : many}`];
  const parts = [
    ...verb(changed, 'has changed', 'have changed'),
    ...verb(renamed, 'was renamed', 'were renamed'),
    ...verb(removed, 'was removed', 'were removed'),
    ...verb(notFound, 'has changed and is no longer found', 'have changed and are no longer found'),
    ...verb(added, 'more task is found', 'more tasks are found'),
  ];
  return `This link was made for ${count(pinned.count, 'task')} of release ${release}. Since then: ${parts.join(', ')}.`;
}
