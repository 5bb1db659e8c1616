import { findWorst } from '../compare/compare-tasks.ts';
import { type Comparability, judgeComparability } from '../releases/comparability.ts';
import type { DatasetHistory, State, Timeline } from './history.ts';

/** On how many of the tasks that two states share results can be compared. */
export interface StateComparison {
  before: State;
  after: State;
  shared: number;
  counts: Readonly<Record<Comparability, number>>;
}

/** Compares a state with a later one. */
export function compareStates(
  { timelines }: Pick<DatasetHistory, 'timelines'>,
  before: State,
  after: State,
): StateComparison {
  const counts = { yes: 0, likely: 0, no: 0 };
  let shared = 0;
  for (const timeline of timelines) {
    const found = compareTaskStates(timeline, before, after);
    if (found === undefined) continue;
    shared++;
    counts[found]++;
  }
  return { before, after, shared, counts };
}

/**
 * Whether results on a task in a state and a later one can be compared: when it is the same, or no
 * change in between says otherwise. Undefined for a task that one of them does not have.
 */
function compareTaskStates(
  { states, events, versions }: Timeline,
  before: State,
  after: State,
): Comparability | undefined {
  if (!states.includes(before) || !states.includes(after)) return undefined;
  const isSame = versions.some(
    (version) => version.states.includes(before) && version.states.includes(after),
  );
  if (isSame) return 'yes';
  const between = events.filter(
    ({ state: { index } }) => index > before.index && index <= after.index,
  );
  return judgeComparability(findWorst(between));
}
