import { assignSegments } from '../../addresses/segment.ts';
import { compareTasks } from '../compare/compare-tasks.ts';
import { alignRoots } from '../identity/align-roots.ts';
import type { State, StoredTask } from './history.ts';

/** A release as it was read. */
export type ReleaseInput = Omit<State, 'index' | 'segment' | 'version'> & { version: string };

/** The tasks that the site shows, and what they say of themselves. */
export interface CurrentState {
  tasks: readonly StoredTask[];
  version: string | undefined;
  date: string | undefined;
}

/** The part of the address of a state that is not released. */
const unreleased = 'unreleased';

/**
 * All states, the oldest first. The current one is the newest release if its tasks are the same, a
 * release of its own if it has another version, and otherwise not released yet.
 */
export function listStates(releases: readonly ReleaseInput[], current: CurrentState): State[] {
  const segments = assignSegments(releases.map(({ version }) => version));
  const earlier = releases.map((release, index): State => ({
    index,
    ...release,
    segment: segments.get(release.version) ?? release.version,
    tasks: alignRoots(release.tasks, current.tasks),
  }));
  const newest = earlier.at(-1);
  // The files of the current state are the ones that the site shows.
  if (newest && areSame(newest.tasks, current.tasks)) {
    return [...earlier.slice(0, -1), { ...newest, tasks: keepNames(newest.tasks, current.tasks) }];
  }
  const { tasks, version, date } = current;
  const isNew = version !== undefined && releases.every((release) => release.version !== version);
  const own = isNew ? version : undefined;
  const state: State = {
    index: earlier.length,
    version: own,
    segment: own === undefined ? unreleased : (assignSegments([own]).get(own) ?? own),
    date: isNew ? date : undefined,
    notes: undefined,
    doi: undefined,
    tasks,
    unreadable: [],
  };
  return [...earlier, state];
}

/** The later tasks, which are the same, with the names that their files have in the release. */
function keepNames(release: readonly StoredTask[], tasks: readonly StoredTask[]): StoredTask[] {
  const names = new Map(release.map(({ file, ownFile }) => [file, ownFile]));
  return tasks.map((task) => {
    const ownFile = names.get(task.file);
    return ownFile === undefined ? task : { ...task, ownFile };
  });
}

function areSame(one: readonly StoredTask[], other: readonly StoredTask[]): boolean {
  if (one.length !== other.length) return false;
  const byFile = new Map(one.map((task) => [task.file, task]));
  return other.every(({ id, file, fields }) => {
    const found = byFile.get(file);
    if (found?.id !== id) return false;
    return compareTasks(fields, found.fields, { quotesExpected: false }).class === 'same';
  });
}
