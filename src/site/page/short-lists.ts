import { count } from '../../text/figures/plural.ts';

/** About as many lines as somebody reads before searching in the page. */
const mostTasks = 30;

/** The page of a task has all of its changes. */
const mostChanges = 5;

/** The label of a long list of tasks, which is folded; undefined for one that is shown. */
export const toFoldSummary = (tasks: readonly unknown[]): string | undefined =>
  tasks.length > mostTasks ? count(tasks.length, 'task') : undefined;

/** The first changes of a task, and how many more there are. */
export const toShownChanges = <Change>(
  changes: readonly Change[],
): { shown: readonly Change[]; more: number } => ({
  shown: changes.slice(0, mostChanges),
  more: Math.max(0, changes.length - mostChanges),
});
