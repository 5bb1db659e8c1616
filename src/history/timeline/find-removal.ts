import type { State, Timeline } from './history.ts';
import type { ReleasedTask } from '../model/release.ts';

/** That a task was removed, or its file cannot be read, and what `dataset.json` says of it. */
export interface Removal {
  kind: 'removed' | 'unreadable';
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

/** Why a task has no current version, up to the state. */
export const describeEnd = (kind: Removal['kind']): string =>
  kind === 'removed' ? 'This task was removed' : 'The file of this task became unreadable';

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
  const event = events.at(-1);
  if (current || !event) return undefined;
  const kind = event.kind === 'unreadable' ? event.kind : 'removed';
  const names = listTaskNames(last);
  const { reason, replacedBy } =
    withdrawn
      .filter(({ id }) => names.includes(id))
      .sort((first, second) => names.indexOf(second.id) - names.indexOf(first.id))[0] ?? {};
  const successor =
    replacedBy === undefined
      ? undefined
      : timelines.find(
          (timeline) => timeline.current && listTaskNames(timeline.current).includes(replacedBy),
        );
  return { kind, state: event.state, reason, successor };
}

/** The names of a task: its id alone, and after one or more of its folders, as in "browser/6f9b2c1e". */
export function listTaskNames({ id, file }: Pick<ReleasedTask, 'id' | 'file'>): string[] {
  const names = [id];
  for (const folder of file.split('/').slice(0, -1).reverse()) {
    names.push(`${folder}/${names.at(-1) ?? ''}`);
  }
  return names;
}
