import type { ReleasedTask } from '../model/release.ts';
import type { EventKind, State, Timeline } from './history.ts';

/** What a task was called before and after a state: its ids, or its files where the id is the same. */
export interface Renaming {
  state: State;
  /** What is not the same. */
  key: 'id' | 'file';
  from: string;
  to: string;
}

/** Every time that a task got another id or file, the oldest first. */
export function listRenamings({ states, tasks }: Pick<Timeline, 'states' | 'tasks'>): Renaming[] {
  return states.slice(1).flatMap((state, index) => {
    const before = tasks.get(states[index]?.index ?? -1);
    const after = tasks.get(state.index);
    return before && after ? toRenaming(state, before, after) : [];
  });
}

/** What happened to a task, for readers: one with the same id is not renamed. */
export const nameEvent = (kind: EventKind, renaming: Renaming | undefined) =>
  kind === 'renamed' && renaming?.key === 'file' ? 'file moved' : kind;

function toRenaming(state: State, before: ReleasedTask, after: ReleasedTask): Renaming[] {
  const key = before.id === after.id ? 'file' : 'id';
  return before[key] === after[key] ? [] : [{ state, key, from: before[key], to: after[key] }];
}
