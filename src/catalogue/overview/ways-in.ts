import { addresses } from '#addresses/addresses.ts';
import { countChosen, isSeveral, type TaskChoice } from '../statistics/chosen-tasks.ts';
import { countWithShortcut, type FindShortcuts } from '../shortcuts/task-shortcuts.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** A selection of tasks that readers often want. */
export interface WayIn {
  label: string;
  /** What sets these tasks apart; absent where the label says it. */
  remark?: string;
  tasks: number;
  /** Of the explorer, with exactly these tasks, or of a page about them. */
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
export function listWaysIn({ entries, findShortcuts }: WaysInput): WayIn[] {
  const ways = selections.map(({ facet, has, ...words }): WayIn => {
    const { tasks, values } = countChosen(entries, { facet, has });
    return { ...words, tasks, address: addresses.explorerWith(...values) };
  });
  const shortcuts = {
    label: 'Shortcuts',
    remark: 'could pass without the work',
    tasks: countWithShortcut(entries, findShortcuts),
    address: addresses.shortcuts,
  };
  return [
    { label: 'All tasks', tasks: entries.length, address: addresses.tasks },
    ...[...ways, shortcuts].filter(({ tasks }) => tasks > 0),
  ];
}

interface WaysInput {
  entries: readonly TaskEntry[];
  findShortcuts: FindShortcuts;
}
