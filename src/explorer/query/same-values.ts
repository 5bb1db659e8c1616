import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { placeholderMetric } from '#vocabulary/metrics/placeholder.ts';
import { count } from '#text/figures/plural.ts';

/** What all of these tasks have in common, in words; values that all tasks of the dataset have are left out. */
export function describeSameValues(
  { facets }: ExplorerIndex,
  rows: readonly number[],
  isAsked: (facet: ExplorerFacetName) => boolean,
): string[] {
  if (rows.length < 2) return [];
  return facets.flatMap((column) => {
    const describe = descriptions[column.name];
    if (!describe || column.values.length < 2 || isAsked(column.name)) return [];
    const position = findSamePosition(column, rows);
    if (position === undefined) return [];
    const { values, labels = values } = column;
    const isFeasibility = column.name === 'metric' && values[position] === placeholderMetric;
    if (isFeasibility && !isAsked('feasible')) return [];
    return [describe(labels[position] ?? '')];
  });
}

const descriptions: Partial<Record<ExplorerFacetName, (label: string) => string>> = {
  app: (label) => label,
  metric: (label) => `metric ${label}`,
  change: (label) => `environment change ${label}`,
  feasible: (label) => feasibilities[label] ?? label,
  internet: (label) => `internet ${label}`,
  proxy: (label) => `proxy ${label}`,
  checks: (label) => count(Number(label), 'check'),
  steps: (label) => count(Number(label), 'setup step'),
};

const feasibilities: Readonly<Record<string, string>> = { yes: 'feasible', no: 'infeasible' };

/** Undefined when a task has another value, or several. */
function findSamePosition({ cells }: ExplorerColumn, rows: readonly number[]): number | undefined {
  const first = cells[rows[0] ?? 0];
  if (typeof first !== 'number') return undefined;
  return rows.every((row) => cells[row] === first) ? first : undefined;
}
