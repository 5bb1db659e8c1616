import { formatCount } from '#text/figures/format-count.ts';
import type { CountedList } from './name-list.ts';
import type { ChangedTask, ReleaseDiff, ReleasedTask, TaskPair } from '../model/release.ts';

/** Every task whose content has changed, renamed ones too, in the order of their files. */
export function listChanged<Task extends ReleasedTask>({
  changed,
  renamed,
}: ReleaseDiff<Task>): ChangedTask<Task>[] {
  return [...changed, ...renamed.filter((pair) => pair.class !== 'same')];
}

/** A task with another id or file; its similarity is that of one with another id. */
export interface MovedTask<Task extends ReleasedTask = ReleasedTask> extends TaskPair<Task> {
  similarity?: number;
}

/** Every task with another id or file, changed ones too. */
export function listRenamed<Task extends ReleasedTask>({
  changed,
  renamed,
}: ReleaseDiff<Task>): MovedTask<Task>[] {
  return [...renamed, ...changed.filter(({ before, after }) => before.file !== after.file)];
}

type ListCounts = Readonly<Record<CountedList, number>>;

/** How many tasks each list of a comparison has; each task is in one. */
export const countLists = (diff: ReleaseDiff): ListCounts => ({
  added: diff.added.length,
  removed: diff.removed.length,
  renamed: diff.renamed.length,
  changed: diff.changed.length,
  same: diff.same.length,
  readable: diff.readable.length,
});

/** How many tasks each list of a report has. */
interface ListedCounts extends ListCounts {
  /** Renamed or moved, and changed: in both lists. */
  both: number;
}

/** The lists that a report counts; few releases have tasks in the last one. */
export const listCounted = ({ readable }: ListedCounts) =>
  [
    ...(['added', 'removed', 'renamed', 'changed', 'same'] as const),
    ...(readable > 0 ? (['readable'] as const) : []),
  ] as const;

export function countListed(diff: ReleaseDiff): ListedCounts {
  const [renamed, changed] = [listRenamed(diff).length, listChanged(diff).length];
  return {
    ...countLists(diff),
    renamed,
    changed,
    both: renamed + changed - diff.renamed.length - diff.changed.length,
  };
}

/** Why the lists have more tasks than the releases; undefined when no task is in two lists. */
export function describeBoth({ both }: ListedCounts): string | undefined {
  if (both === 0) return undefined;
  const were = both === 1 ? 'was' : 'were';
  return `Of the changed tasks, ${formatCount(both)} ${were} renamed or moved too.`;
}
