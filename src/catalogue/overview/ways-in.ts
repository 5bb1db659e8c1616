import { addresses } from '#addresses/addresses.ts';
import { countChosen, isSeveral, type TaskChoice } from '../statistics/chosen-tasks.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** A selection of tasks that readers often want. */
export interface WayIn {
  label: string;
  /** What sets these tasks apart; absent where the label says it. */
  remark?: string;
  tasks: number;
  /** Of the explorer, with exactly these tasks. */
  address: string;
}

const selections: readonly (Pick<WayIn, 'label' | 'remark'> & TaskChoice)[] = [
  { label: 'More than one app', facet: 'appcount', has: isSeveral },
  { label: 'Several checks', facet: 'checks', has: isSeveral },
  { label: 'Internet needed', facet: 'internet', has: (value) => value === 'needed' },
  {
    label: 'Infeasible',
    remark: 'pass only by ending in FAIL',
    facet: 'feasible',
    has: (value) => value === 'no',
  },
  {
    label: 'Cannot be scored',
    remark: 'the evaluator names no metric',
    facet: 'feasible',
    has: (value) => value === 'unscored',
  },
];

/** The selections that have tasks; all tasks first. */
export function listWaysIn(entries: readonly TaskEntry[]): WayIn[] {
  const ways = selections.map(({ facet, has, ...words }): WayIn => {
    const { tasks, values } = countChosen(entries, { facet, has });
    return { ...words, tasks, address: addresses.explorerWith(...values) };
  });
  return [
    { label: 'All tasks', tasks: entries.length, address: addresses.tasks },
    ...ways.filter(({ tasks }) => tasks > 0),
  ];
}
