import type { ExplorerFacetName } from '../../addresses/facet-names.ts';
import { explorerFacets } from '../facets/explorer-facets.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { tableColumns } from './explorer-columns.ts';

/** Columns that most readers want, where the tasks differ in them. */
const usualColumns: ReadonlySet<ExplorerFacetName> = new Set([
  'app',
  'metric',
  'change',
  'checks',
  'steps',
  'problems',
]);

/** A column says nothing when more than this share of the tasks has the same value. */
const mostShare = 0.95;

/** The columns that the table of a dataset begins with. */
export function listUsualColumns(entries: readonly TaskEntry[]): ExplorerFacetName[] {
  const usual = tableColumns.filter(({ facet }) => usualColumns.has(facet));
  return usual.map(({ facet }) => facet).filter((facet) => doTasksDiffer(facet, entries));
}

function doTasksDiffer(name: ExplorerFacetName, entries: readonly TaskEntry[]): boolean {
  const facet = explorerFacets.find((other) => other.name === name);
  if (!facet) return false;
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const key = JSON.stringify(facet.valuesOf(entry));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // Findings are worth a column even if few tasks have them.
  if (name === 'problems') return (counts.get('["0"]') ?? 0) < entries.length;
  return Math.max(0, ...counts.values()) <= mostShare * entries.length;
}
