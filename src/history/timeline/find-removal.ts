import { listTaskNames } from '../identity/task-names.ts';
import type { State, Timeline } from './history.ts';

/** That a task was removed, and what `dataset.json` says of it. */
export interface Removal {
  state: State;
  reason: string | undefined;
  /** The task that takes its place, if the dataset has it now. */
  successor: Timeline | undefined;
}

interface Withdrawn {
  id: string;
  reason?: string | undefined;
  replacedBy?: string | undefined;
}

/**
 * Undefined for a task that the dataset has now.
 *
 * @param withdrawn the entries of `withdrawn` in `dataset.json`
 */
export function findRemoval(
  { current, last, events }: Timeline,
  timelines: readonly Timeline[],
  withdrawn: readonly Withdrawn[] = [],
): Removal | undefined {
  const event = events.findLast(({ kind }) => kind === 'removed');
  if (current || !event) return undefined;
  const names = listTaskNames(last);
  const { reason, replacedBy } =
    withdrawn
      .filter(({ id }) => names.includes(id))
      .sort((one, other) => names.indexOf(other.id) - names.indexOf(one.id))[0] ?? {};
  const successor =
    replacedBy === undefined
      ? undefined
      : timelines.find((one) => one.current && listTaskNames(one.current).includes(replacedBy));
  return { state: event.state, reason, successor };
}
