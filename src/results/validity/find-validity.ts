import type { RunAbout } from '../model/read-results.ts';
import type { MadeOn } from '../model/results.ts';
import { findComparability } from '#history/timeline/comparable-tasks.ts';
import type { DatasetHistory, State, Timeline } from '#history/timeline/history.ts';
import { toVersion } from '#text/to-version.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { unstated, type Validity } from '../build-results.ts';
import type { ResultTask } from '../joining/match-task.ts';
import { findLastUpTo } from '../joining/released-tasks.ts';

/** A task as its digest names it. */
export type DigestedTask = ResultTask & { digest: string | undefined };

type History = Pick<DatasetHistory, 'states' | 'findTimeline'>;

/**
 * Makes what decides whether the results of a run can be compared with the current tasks: by the digests
 * that it names, or else by its release, or else by its date.
 *
 * @param current the version that the dataset states, and the code of its environment, for a dataset without releases
 */
export function createValidityFinder(
  history: History | undefined,
  tasks: readonly DigestedTask[],
  { version, code }: { version?: string | undefined; code?: EnvironmentCode | undefined } = {},
) {
  const digests = new Map(tasks.map(({ path, digest }) => [path, digest]));
  return (run: RunAbout): Validity => {
    if (run.digests) return judgeByDigests(run.digests, digests, history);
    if (run.release !== undefined)
      return judgeByRelease(run.release, { history, current: version, code });
    return run.date === undefined || !history ? unstated : judgeByDate(run.date, history);
  };
}

function judgeByRelease(
  named: string,
  {
    history,
    current,
    code,
  }: { history: History | undefined; current: string | undefined; code: Validity['code'] },
): Validity {
  const version = toVersion(named);
  if (!history && version === toVersion(current ?? '')) {
    return { madeOn: { kind: 'release', version: current ?? named }, isOlder: () => false, code };
  }
  const state = history?.states.find((release) => toVersion(release.version ?? '') === version);
  if (!history || !state) {
    return { madeOn: { kind: 'unknown release', version: named }, isOlder: () => false };
  }
  return judgeByState(state, history, { kind: 'release', version: state.version ?? named });
}

/** A run is made on the last release up to its day. */
function judgeByDate(date: string, history: History): Validity {
  const state = findLastUpTo(history.states, date);
  if (state?.version === undefined) return unstated;
  return judgeByState(state, history, { kind: 'date', version: state.version });
}

function judgeByState(before: State, { states, findTimeline }: History, madeOn: MadeOn): Validity {
  const after = states.at(-1);
  return {
    madeOn,
    code: before.code,
    isOlder: ({ path }) => {
      const timeline = findTimeline(path);
      if (!timeline || !after) return false;
      const comparability = findComparability(timeline, before, after);
      // A task that the release did not have has no earlier version to differ from.
      return comparability === 'no';
    },
  };
}

/** A digest that is neither the current one nor that of a comparable version is older. */
function judgeByDigests(
  named: ReadonlyMap<string, string>,
  digests: ReadonlyMap<string, string | undefined>,
  history: History | undefined,
): Validity {
  return {
    madeOn: { kind: 'digests', count: named.size },
    isOlder: ({ id, path }) => {
      const timeline = history?.findTimeline(path);
      const earlier = [...(timeline?.tasks.values() ?? [])].reverse();
      const names = [path, id, ...earlier.map((task) => task.id)];
      const digest = names.flatMap((name) => named.get(name) ?? []).at(0);
      const current = digests.get(path);
      if (digest === undefined || current === undefined || current.startsWith(digest)) return false;
      return !timeline || !isComparable(timeline, digest, history?.states.at(-1));
    },
  };
}

function isComparable(timeline: Timeline, digest: string, after: State | undefined): boolean {
  const version = timeline.versions.find((earlier) => earlier.digest.startsWith(digest));
  const before = version?.states.at(-1);
  return (
    before !== undefined &&
    after !== undefined &&
    findComparability(timeline, before, after) !== 'no'
  );
}
