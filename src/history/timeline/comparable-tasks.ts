import { findWorst } from '../compare/compare-tasks.ts';
import { type Comparability, judgeComparability } from '../compare/comparability.ts';
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
  const tasks: Record<Comparability, Timeline[]> = { yes: [], likely: [], no: [] };
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

/**
 * Whether results on a task in a state and a later one can be compared: when it is the same, or no
 * change in between says otherwise. Undefined for a task that one of them does not have.
 */
export function findComparability(
  timeline: Timeline,
  before: State,
  after: State,
): Comparability | undefined {
  const { states, events } = timeline;
  if (!states.includes(before) || !states.includes(after)) return undefined;
  if (isSameIn(timeline, before, after)) return 'yes';
  const between = events.filter(
    ({ state: { index } }) => index > before.index && index <= after.index,
  );
  return judgeComparability(findWorst(between));
}

/** Whether a task has the same content in two states. */
export const isSameIn = ({ versions }: Timeline, before: State, after: State): boolean =>
  versions.some(({ states }) => states.includes(before) && states.includes(after));
