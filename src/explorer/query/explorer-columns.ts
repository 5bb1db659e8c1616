import type { ExplorerFacetName } from '#addresses/facet-names.ts';

/** A column of the explorer's table: the ids of the tasks, or what they have of a facet. */
export type ColumnName = ExplorerFacetName | 'id';

/** A column of the explorer's table, beside the instruction. */
export interface TableColumn {
  facet: ColumnName;
  label: string;
  /** What the label does not say. */
  title?: string;
  /** Whether readers look for the largest values. */
  isNumber?: boolean;
  /** Whether it is a field of the dataset's own. */
  isField?: true;
}

/** The columns that only a dataset with results has. */
export const resultColumns: ReadonlySet<ColumnName> = new Set(['rate', 'split']);

/** In the order of the table; the apps are before the instruction. */
export const tableColumns: readonly TableColumn[] = [
  { facet: 'app', label: 'Apps' },
  { facet: 'id', label: 'Id' },
  {
    facet: 'rate',
    label: 'Pass rate',
    title: 'The share of successful trials, averaged over the runs',
  },
  {
    facet: 'split',
    label: 'Disagreement',
    title: 'The share of the runs that are in the minority',
    isNumber: true,
  },
  { facet: 'metric', label: 'Metrics' },
  { facet: 'getter', label: 'Getters' },
  { facet: 'action', label: 'Setup actions' },
  { facet: 'suite', label: 'Suites' },
  {
    facet: 'change',
    label: 'Environment change',
    title: 'How likely the outside world is to change',
  },
  { facet: 'internet', label: 'Internet', title: 'Internet while solving' },
  { facet: 'feasible', label: 'Feasible' },
  { facet: 'checks', label: 'Checks', isNumber: true },
  { facet: 'steps', label: 'Steps', title: 'Setup steps', isNumber: true },
  { facet: 'findings', label: 'Findings', title: 'Errors and warnings', isNumber: true },
  { facet: 'shortcut', label: 'Shortcuts', title: 'Ways to pass without the work' },
];

/**
 * The columns that an address asks for, and those that there are not; undefined for none.
 *
 * @param columns those of the table, in its order
 */
export function readColumns(
  search: string,
  columns: readonly string[],
): { columns: readonly ColumnName[]; unknown: readonly string[] } | undefined {
  const written = new URLSearchParams(search).get('columns');
  if (written === null) return undefined;
  const asked = written.split(',').filter(Boolean);
  return {
    columns: columns.filter((column) => asked.includes(column)) as ColumnName[],
    unknown: asked.filter((name) => !columns.includes(name)),
  };
}

/**
 * The address with the columns added.
 *
 * @param search of the query, empty for none
 */
export function addColumns(search: string, columns: readonly ColumnName[]): string {
  return `${search}${search === '' ? '?' : '&'}columns=${columns.join(',')}`;
}
