import { takeFirst } from '#text/first-items.ts';
import { count } from '#text/figures/plural.ts';

/** About as many lines as somebody reads before searching in the page. */
const mostTasks = 30;

/** The page of a task has all of its changes. */
const mostChanges = 5;

/** More would be read by nobody, and each has several sentences. */
const mostEdits = 50;

/** The edits that a page shows, and those that it folds. */
export const divideEdits = <Edit>(edits: readonly Edit[]) => ({
  shown: edits.slice(0, mostEdits),
  rest: edits.slice(mostEdits),
});

/** A task is in a dozen lists, and hostile ones have thousands of names. */
const mostNames = 20;

/** The label of a long list of tasks, which is folded; undefined for one that is shown. */
export const toFoldSummary = (tasks: readonly unknown[]): string | undefined =>
  tasks.length > mostTasks ? count(tasks.length, 'task') : undefined;

/** The first changes of a task, and how many more there are. */
export const toShownChanges = <Change>(changes: readonly Change[]) =>
  takeFirst(changes, mostChanges);

/** The first names of a task, of one kind, and how many more there are. */
export const toShownNames = <Name>(names: readonly Name[]) => takeFirst(names, mostNames);
