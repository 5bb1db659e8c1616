import type { ChangeClass } from '#format/change-class.ts';
import { compareCodesOf, hasOtherCode } from '../code/compare-codes.ts';
import { type Comparability, judgePair } from '../releases/comparability.ts';
import type { DatasetHistory, State, Timeline } from './history.ts';

/** The tasks that two states share, by whether results on them can be compared. */
export interface StateComparison {
  before: State;
  after: State;
  shared: number;
  tasks: Readonly<Record<Comparability, readonly Timeline[]>>;
}

/** Compares a state with a later one. */
export function compareStates(
  { timelines }: Pick<DatasetHistory, 'timelines'>,
  before: State,
  after: State,
): StateComparison {
  const tasks: Record<Comparability, Timeline[]> = {
    yes: [],
    likely: [],
    unknown: [],
    no: [],
    unscored: [],
  };
  let shared = 0;
  for (const timeline of timelines) {
    const found = findComparability(timeline, before, after);
    if (found === undefined) continue;
    shared++;
    tasks[found].push(timeline);
  }
  return { before, after, shared, tasks };
}

/** Compares a state with each one before it. */
export const compareWithEarlier = (
  history: Pick<DatasetHistory, 'states' | 'timelines'>,
  after: State,
): StateComparison[] =>
  history.states.slice(0, after.index).map((before) => compareStates(history, before, after));

/** More would make a page of megabytes. */
const mostListed = 20_000;

/** The comparisons whose tasks a page lists: that with the latest state, and others before it while there is room. */
export function selectListed<Compared extends Pick<StateComparison, 'shared'>>(
  comparisons: readonly Compared[],
): ReadonlySet<Compared> {
  const listed = new Set<Compared>();
  let left = mostListed;
  for (const one of comparisons.toReversed()) {
    left -= one.shared;
    if (left < 0 && listed.size > 0) break;
    listed.add(one);
  }
  return listed;
}

/**
 * Whether results on a task in a state and a later one can be compared. Undefined for a task that one
 * of them does not have. What a site leaves out of its pages counts too.
 */
export function findComparability(
  timeline: Pick<Timeline, 'tasks' | 'events' | 'compare'>,
  before: State,
  after: State,
): Comparability | undefined {
  const earlier = timeline.tasks.get(before.index);
  const later = timeline.tasks.get(after.index);
  if (!earlier || !later) return undefined;
  const changes = listChangesBetween(timeline, before, after);
  return judgePair({ before: earlier, after: later }, changes, compareCodesOf(before, after));
}

/** The classes of what differs in a task between a state that has it and a later one. */
export function listChangesBetween(
  { events, compare }: Pick<Timeline, 'events' | 'compare'>,
  before: State,
  after: State,
): readonly { class: ChangeClass | 'same' }[] {
  const later = events.filter(
    (event) =>
      event.class !== 'same' &&
      event.state.index > before.index &&
      event.state.index <= after.index,
  );
  const changes = later.flatMap((event) => event.changes);
  // A later change can take back an earlier one, and a state in between may have code that was not seen.
  const isSure =
    later.length < 2 &&
    !hasOtherCode(compareCodesOf(before, after)) &&
    changes.every((change) => change.class !== 'code');
  return isSure ? changes : compare(before, after);
}

/** Whether pages show the same content of a task in two states. */
export const isSameIn = ({ versions }: Timeline, before: State, after: State): boolean =>
  versions.some(({ states }) => states.includes(before) && states.includes(after));
