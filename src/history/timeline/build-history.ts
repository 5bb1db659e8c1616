import { toSharedPath } from '#addresses/task-addresses.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { listCodeChanges } from '../code/code-changes.ts';
import { compareCodesOf } from '../code/compare-codes.ts';
import type { Change } from '../model/change.ts';
import { compareTasks } from '../tasks/compare-tasks.ts';
import { digestTask } from '#catalogue/digests/digest-task.ts';
import type { ReleaseDiff, ReleasedTask } from '../model/release.ts';
import { compareReleases } from '../releases/compare-releases.ts';
import { separateUnreadable } from '../releases/unreadable-tasks.ts';
import { type ComparedPair, followTasks, type Lineage } from './follow-tasks.ts';
import type {
  DatasetHistory,
  HistoryOptions,
  State,
  StoredTask,
  TaskVersion,
  Timeline,
} from './history.ts';
import { assignPaths } from './assign-paths.ts';
import { listEarlierAddresses } from './earlier-addresses.ts';
import { toEvent } from './to-event.ts';

/** Follows every task through the states of a dataset, the oldest first. */
export function buildHistory(states: readonly State[], options: HistoryOptions): DatasetHistory {
  const matches = new Map<State, ReleaseDiff<StoredTask>>();
  const diffs = new Map<State, ReleaseDiff<StoredTask>>();
  for (const [index, before] of states.entries()) {
    const state = states[index + 1];
    if (!state) continue;
    const code = compareCodesOf(before, state);
    const match = compareReleases(before.tasks, state.tasks, { ...options, code });
    matches.set(state, match);
    diffs.set(state, separateUnreadable(match, before, state));
  }
  const pathsOf = assignPaths(states);
  const timelines: Timeline[] = [];
  const digests = new Map<StoredTask, string>();
  const timelineOf = new Map<ReleasedTask, Timeline>();
  const compare = createComparer(options);
  for (const lineage of followTasks(states, matches)) {
    const timeline = toTimeline(lineage, { states, pathsOf, digests, compare, ...options });
    timelines.push(timeline);
    for (const task of lineage.tasks.values()) timelineOf.set(task, timeline);
  }
  const sharing = Map.groupBy(
    timelines.flatMap((timeline) => timeline.paths.map((path) => ({ path, timeline }))),
    ({ path }) => path,
  );
  const current = new Map(
    timelines.filter((timeline) => timeline.current).map((timeline) => [timeline.path, timeline]),
  );
  return {
    states,
    diffs,
    timelines,
    findTimeline: (path) => current.get(path),
    findOthers: (path, own) =>
      (sharing.get(path) ?? []).flatMap(({ timeline }) => (timeline === own ? [] : [timeline])),
    findDigest: (task) => digests.get(task),
    publish: options.publish,
    findTimelineOf: (task) => timelineOf.get(task),
  };
}

/** Makes what finds the classes of all that differs in a task between two states. */
function createComparer(options: HistoryOptions) {
  // Most states have one of few contents.
  const filesOf = memoizeWeakly((before: JsonObject) =>
    memoizeWeakly((after: JsonObject) => toClasses(compareTasks(before, after, options).changes)),
  );
  return (
    [before, after]: readonly [State, State],
    tasks: Timeline['tasks'],
  ): ReturnType<Timeline['compare']> => {
    const [earlier, later] = [before, after].map(({ index }) => tasks.get(index)?.fields);
    if (!earlier || !later) return [];
    const code = compareCodesOf(before, after);
    const inCode = listCodeChanges(earlier, later, { ...options, code });
    return [...filesOf(earlier)(later), ...toClasses(inCode)];
  };
}

const toClasses = (changes: readonly Change[]): Pick<Change, 'class'>[] =>
  [...new Set(changes.map((change) => change.class))].map((change) => ({ class: change }));

interface TimelineOptions extends HistoryOptions {
  states: readonly State[];
  /** Where each task may have been in the site of its state; the last one is surest. */
  pathsOf: ReadonlyMap<ReleasedTask, readonly string[]>;
  /** Of each task; it is filled. */
  digests: Map<StoredTask, string>;
  compare: ReturnType<typeof createComparer>;
}

function toTimeline(
  lineage: Lineage<StoredTask, State, ComparedPair>,
  { states, pathsOf, digests, compare, ...options }: TimelineOptions,
): Timeline {
  const { tasks } = lineage;
  const all = [...tasks.values()];
  const last = all.at(-1);
  if (!last) throw new Error('a task is in no state');
  const findPaths = (task: StoredTask) => pathsOf.get(task) ?? [];
  const paths = all.flatMap(findPaths);
  const versions = listVersions(lineage, { states, digests, ...options });
  const findDigest = (task: StoredTask) => digests.get(task);
  return {
    path: paths.at(-1) ?? '',
    current: tasks.get(states.length - 1),
    last,
    states: states.filter(({ index }) => tasks.has(index)),
    tasks,
    compare: (before, after) => compare([before, after], tasks),
    paths: [...new Set(paths)],
    sharedPaths: [...new Set(paths.flatMap((path) => toSharedPath(path) ?? []))],
    events: lineage.steps.map((step) => {
      const before = states.findLast(({ index }) => index < step.state.index && tasks.has(index));
      return toEvent(step, { before, ...options });
    }),
    versions,
    versionAddresses: listEarlierAddresses({ tasks, versions, findDigest, findPaths }),
  };
}

/** Each content once, in the order of its first state; one without a digest cannot be cited. */
function listVersions(
  { tasks, steps }: Lineage<StoredTask, State, ComparedPair>,
  { states, digests, publish }: Omit<TimelineOptions, 'pathsOf' | 'compare'>,
): TaskVersion[] {
  const versions = new Map<string, { task: StoredTask; states: State[] }>();
  const changed = new Set(steps.map(({ state }) => state));
  let digest: string | undefined;
  for (const [index, stored] of tasks) {
    const state = states[index];
    if (!state) continue;
    // In a state without a step, the content is that of the state before.
    if (changed.has(state)) digest = digestTask(publish(stored));
    if (digest === undefined) continue;
    digests.set(stored, digest);
    const version = versions.get(digest) ?? { task: publish(stored), states: [] };
    version.states.push(state);
    versions.set(digest, version);
  }
  return [...versions].map(([digest, version]) => ({ digest, ...version }));
}
