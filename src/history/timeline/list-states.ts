import { assignSegments } from '#addresses/segment.ts';
import { compareTasks } from '../tasks/compare-tasks.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { compareCodes, hasOtherCode } from '../code/compare-codes.ts';
import { alignRoots } from '../identity/align-roots.ts';
import { toVersion } from '#text/to-version.ts';
import type { State, StoredTask } from './history.ts';

/** A release as it was read. */
export type ReleaseInput = Omit<State, 'index' | 'segment' | 'version'> & { version: string };

/** The tasks that the site shows, and what they say of themselves. */
export interface CurrentState {
  tasks: readonly StoredTask[];
  /** Default: none. */
  unreadable?: readonly string[];
  version: string | undefined;
  date: string | undefined;
  /** Undefined where the code of the environment is not at hand. Default: undefined */
  code?: EnvironmentCode | undefined;
}

/**
 * All states, the oldest first. The current one is the newest release if its tasks and, where both
 * were seen, the code of its environment are the same, a release of its own if it has another version, and otherwise not released yet.
 */
export function listStates(releases: readonly ReleaseInput[], current: CurrentState): State[] {
  const earlier = releases.map((release): UnplacedState => ({
    ...release,
    ...alignRoots(release.tasks, current.tasks, release.unreadable),
  }));
  const newest = earlier.at(-1);
  // The files of the current state are the ones that the site shows.
  const code = compareCodes(newest?.code, current.code);
  if (newest && !hasOtherCode(code) && areSame(newest.tasks, current.tasks)) {
    const same = { ...newest, tasks: keepNames(newest.tasks, current.tasks) };
    return placeStates([...earlier.slice(0, -1), same]);
  }
  const { tasks, unreadable = [], version, date } = current;
  const isNew =
    version !== undefined &&
    releases.every((release) => toVersion(release.version) !== toVersion(version));
  const state: UnplacedState = {
    version: isNew ? version : undefined,
    date: isNew ? date : undefined,
    notes: undefined,
    doi: undefined,
    code: current.code,
    tasks,
    unreadable,
  };
  return placeStates([...earlier, state]);
}

type UnplacedState = Omit<State, 'index' | 'segment'>;

function placeStates(states: readonly UnplacedState[]): State[] {
  const segments = assignSegments(states.flatMap(({ version }) => version ?? []));
  const taken = new Set([...segments.values()].map((segment) => segment.toLowerCase()));
  const hasCode = states.some(({ code }) => code !== undefined);
  return states.map(({ version, ...state }, index) => ({
    ...state,
    ...(hasCode && !state.code && { lacksCode: true }),
    index,
    version,
    segment:
      version === undefined ? findFree(unreleased, taken) : (segments.get(version) ?? version),
  }));
}

/** The part of the address of a state that is not released. */
const unreleased = 'unreleased';

/** A release may be called as the state that is not released, and keeps its address. */
const findFree = (segment: string, taken: ReadonlySet<string>): string =>
  taken.has(segment) ? findFree(`${segment}-${unreleased}`, taken) : segment;

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
