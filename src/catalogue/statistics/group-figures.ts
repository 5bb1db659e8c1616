import { addresses } from '#addresses/addresses.ts';
import type { Group } from '../facets/groups.ts';
import { listClasses } from '../shortcuts/describe-shortcuts.ts';
import type { FindShortcuts } from '../shortcuts/task-shortcuts.ts';
import { countChosen, isSeveral, type TaskChoice } from './chosen-tasks.ts';
import { distribute } from './distribution.ts';
import { uncapitalise } from '#text/first-letter.ts';

/** A number about the tasks of a group, by which groups can be compared. */
export interface Figure {
  /** For the head of a column: "Several checks". */
  head: string;
  /** After the number: "several checks". */
  label: string;
  /** How many tasks, or a median of them. */
  number: number;
  /** Where those tasks are listed; undefined when there are none or no filter finds them. */
  address: string | undefined;
}

/** The same figures in the same order for every group; empty for a group without tasks. */
export function listFigures(group: Group): Figure[] {
  const { tasks, facet } = group;
  const steps = distribute(tasks, 'steps')?.median;
  if (steps === undefined) return [];
  const together = facet === 'apps' ? 'With another app' : 'Several apps';
  return [
    choose(group, together, { facet: 'appcount', has: isSeveral }),
    choose(group, 'Several checks', { facet: 'checks', has: isSeveral }),
    choose(group, 'Need the internet', { facet: 'internet', has: (value) => value === 'needed' }),
    choose(group, 'Infeasible', { facet: 'feasible', has: (value) => value === 'no' }),
    toFigure('Setup steps, median', steps),
  ];
}

/** How many tasks of a group have an error or a warning. */
export const countFaultyTasks = (group: Group): Figure =>
  choose(group, 'Errors or warnings', { facet: 'findings', has: (value) => value !== '0' });

/** How many tasks of a group could pass without the work. */
export function countShortcutTasks(group: Group, findShortcuts: FindShortcuts): Figure {
  const found = group.tasks.map(findShortcuts).filter((shortcuts) => shortcuts.length > 0);
  const values = listClasses(found.flat()).map((name) => ({ facet: 'shortcut' as const, name }));
  const address = found.length === 0 ? undefined : addresses.explorerWith(group, ...values);
  return { ...toFigure('Shortcuts', found.length), address };
}

/** How many tasks of a group are of a kind, and where they are listed. */
function choose(group: Group, head: string, choice: TaskChoice): Figure {
  const { tasks, values } = countChosen(group.tasks, choice);
  const address = tasks === 0 ? undefined : addresses.explorerWith(group, ...values);
  return { ...toFigure(head, tasks), address };
}

const toFigure = (head: string, number: number): Figure => ({
  head,
  label: uncapitalise(head),
  number,
  address: undefined,
});
