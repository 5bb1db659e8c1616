import { countEach } from '#text/figures/count-each.ts';
import { type ExplorerFacet, explorerFacets } from '#catalogue/facets/explorer-facets.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import type { OwnField } from '#catalogue/fields/own-field.ts';
import {
  type ColumnName,
  resultColumns,
  type TableColumn,
  tableColumns,
} from './explorer-columns.ts';

/** All columns that readers can choose from, those of the dataset's own fields last. */
export const listColumns = (
  fields: readonly OwnField[],
  hasResults: boolean,
): readonly TableColumn[] => [
  ...tableColumns.filter(({ facet }) => hasResults || !resultColumns.has(facet)),
  ...fields.map(({ key, label, isNumber }) => ({
    facet: key,
    label,
    isNumber,
    isField: true as const,
  })),
];

/** Columns that most readers want, where the tasks differ in them. */
const usualColumns: ReadonlySet<ColumnName> = new Set([
  'app',
  'id',
  'rate',
  'metric',
  'change',
  'checks',
  'steps',
  'findings',
]);

/** A column says nothing when more than this share of the tasks has the same value. */
const mostShare = 0.95;

/**
 * The columns that the table of a dataset begins with.
 *
 * @param facets of the explorer. Default: those that every dataset has.
 */
export function listUsualColumns(
  entries: readonly TaskEntry[],
  facets: readonly ExplorerFacet[] = explorerFacets,
): ColumnName[] {
  const usual = tableColumns.filter(({ facet }) => usualColumns.has(facet));
  return usual
    .map(({ facet }) => facet)
    .filter((name) => {
      if (name === 'id') return true;
      const facet = facets.find((other) => other.name === name);
      return facet !== undefined && doTasksDiffer(facet, entries);
    });
}

function doTasksDiffer({ name, valuesOf }: ExplorerFacet, entries: readonly TaskEntry[]): boolean {
  const counts = countEach(entries.map((entry) => JSON.stringify(valuesOf(entry))));
  // Findings are worth a column even if few tasks have them.
  if (name === 'findings') return counts.size > 1;
  return Math.max(0, ...counts.values()) <= mostShare * entries.length;
}
