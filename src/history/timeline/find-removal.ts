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
  const { reason, replacedBy } = withdrawn.find(({ id }) => id === last.id) ?? {};
  const successor = timelines.find((one) => one.current && one.current.id === replacedBy);
  return { state: event.state, reason, successor };
}
