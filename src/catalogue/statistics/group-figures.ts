import { isInfeasible } from '../../vocabulary/metrics/placeholder.ts';
import { addresses, type ExplorerValue } from '../../addresses/addresses.ts';
import type { Group } from '../facets/groups.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { countChecks, countSetupActions, distribute } from './distribution.ts';
import { uncapitalise } from '../../text/first-letter.ts';

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
  const steps = distribute(tasks, countSetupActions)?.median;
  if (steps === undefined) return [];
  const together = facet === 'apps' ? 'With another app' : 'Several apps';
  return [
    choose(group, together, ({ apps }) => apps.length > 1, {
      facet: 'appcount',
      nameOf: ({ apps }) => String(apps.length),
    }),
    choose(group, 'Several checks', (entry) => countChecks(entry) > 1, {
      facet: 'checks',
      nameOf: (entry) => String(countChecks(entry)),
    }),
    choose(group, 'Need the internet', ({ internet }) => internet.need === 'needed', {
      facet: 'internet',
      nameOf: ({ internet }) => internet.need,
    }),
    choose(group, 'Infeasible', ({ metrics }) => isInfeasible(metrics), {
      facet: 'feasible',
      nameOf: () => 'no',
    }),
    toFigure('Setup steps, median', steps),
  ];
}

/** How many tasks of a group have an error or a warning. */
export const countFaultyTasks = (group: Group): Figure =>
  choose(group, 'Errors or warnings', (entry) => countProblems(entry) > 0, {
    facet: 'problems',
    nameOf: (entry) => String(countProblems(entry)),
  });

const countProblems = ({ findings }: TaskEntry): number =>
  findings.filter(({ severity }) => severity !== 'info').length;

/** How many tasks of a group are of a kind, and the values of a facet that choose them. */
function choose(
  group: Group,
  head: string,
  isMeant: (entry: TaskEntry) => boolean,
  { facet, nameOf }: Pick<ExplorerValue, 'facet'> & { nameOf: (entry: TaskEntry) => string },
): Figure {
  const meant = group.tasks.filter(isMeant);
  const values = [...new Set(meant.map(nameOf))].map((name) => ({ facet, name }));
  const address = values.length === 0 ? undefined : addresses.explorerWith(group, ...values);
  return { ...toFigure(head, meant.length), address };
}

const toFigure = (head: string, number: number): Figure => ({
  head,
  label: uncapitalise(head),
  number,
  address: undefined,
});
