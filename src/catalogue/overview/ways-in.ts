import { addresses } from '../../addresses/addresses.ts';
import { explorerFacets } from '../facets/explorer-facets.ts';
import type { ExplorerFacetName } from '../../addresses/facet-names.ts';
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

interface Selection {
  label: string;
  remark?: string;
  facet: ExplorerFacetName;
  has: (value: string) => boolean;
}

const isSeveral = (value: string) => Number(value) > 1;

const selections: readonly Selection[] = [
  { label: 'More than one app', facet: 'appcount', has: isSeveral },
  { label: 'Several checks', facet: 'checks', has: isSeveral },
  { label: 'Internet needed', facet: 'internet', has: (value) => value === 'needed' },
  {
    label: 'Infeasible',
    remark: 'pass only by ending in FAIL',
    facet: 'feasible',
    has: (value) => value === 'no',
  },
];

/** The selections that have tasks; all tasks first. */
export function listWaysIn(entries: readonly TaskEntry[]): WayIn[] {
  const ways = selections.map(({ facet: name, has, ...words }): WayIn => {
    const valuesOf = explorerFacets.find((facet) => facet.name === name)?.valuesOf;
    const chosen = entries.flatMap((entry) => valuesOf?.(entry) ?? []).filter(has);
    const values = [...new Set(chosen)].sort((one, other) => Number(one) - Number(other));
    return {
      ...words,
      tasks: chosen.length,
      address: addresses.explorerWith(...values.map((value) => ({ facet: name, name: value }))),
    };
  });
  return [
    { label: 'All tasks', tasks: entries.length, address: addresses.tasks },
    ...ways.filter(({ tasks }) => tasks > 0),
  ];
}
