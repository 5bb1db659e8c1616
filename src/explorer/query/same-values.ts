import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import { type Cell, listPositions } from '../index/cells.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { placeholderMetric } from '#vocabulary/metrics/placeholder.ts';
import { count } from '#text/figures/plural.ts';
import type { ColumnName } from './explorer-columns.ts';

/** The columns of a table by whether its rows differ in them. */
interface SplitColumns {
  differing: readonly ColumnName[];
  /** The others, in words; what is empty has none. */
  same: readonly { facet: ExplorerFacetName; text: string }[];
}

/**
 * Finds the columns in which all of these tasks are the same. One task alone differs in all that it
 * has.
 */
export function splitColumns(
  { facets }: ExplorerIndex,
  rows: readonly number[],
  columns: readonly ColumnName[],
): SplitColumns {
  const differing: ColumnName[] = [];
  const same: { facet: ExplorerFacetName; text: string }[] = [];
  for (const name of columns) {
    const column = facets.find((other) => other.name === name);
    const text = column && describeSame(column, facets, rows);
    if (column === undefined || text === undefined) differing.push(name);
    else if (text !== '') same.push({ facet: column.name, text });
  }
  return { differing, same };
}

/** Undefined where tasks differ. */
function describeSame(
  column: ExplorerColumn,
  facets: readonly ExplorerColumn[],
  rows: readonly number[],
): string | undefined {
  const labels = findSame(column, rows);
  if (labels === undefined) return undefined;
  const isEmpty = labels.length === 0 || (column.name === 'findings' && labels[0] === '0');
  if (isEmpty) return '';
  if (rows.length < 2) return undefined;
  const [label = ''] = labels;
  if (column.name === 'checks') return describeChecks(label, facets, rows);
  return descriptions[column.name]?.(label, labels);
}

const descriptions: Partial<
  Record<ExplorerFacetName, (first: string, all: readonly string[]) => string>
> = {
  app: (_, labels) => labels.join(' and '),
  rate: (label) => `pass rate ${label}`,
  metric: (first, labels) =>
    first === placeholderMetric
      ? 'infeasible'
      : `${labels.length === 1 ? 'metric' : 'metrics'} ${labels.join(' and ')}`,
  change: (label) => `environment change ${label}`,
  steps: (label) => count(Number(label), 'setup step'),
  findings: (label) => count(Number(label), 'finding'),
};

/** Their column shows how they combine too. */
function describeChecks(
  number: string,
  facets: readonly ExplorerColumn[],
  rows: readonly number[],
): string | undefined {
  const conjunctions = facets.find(({ name }) => name === 'conj');
  const labels = conjunctions && findSame(conjunctions, rows);
  if (conjunctions && labels === undefined) return undefined;
  const checks = count(Number(number), 'check');
  return Number(number) < 2 ? checks : [checks, ...(labels ?? [])].join(', ');
}

/** The labels of what all tasks have; undefined when one has something else. */
function findSame(
  { cells, values, labels = values }: ExplorerColumn,
  rows: readonly number[],
): readonly string[] | undefined {
  const first = cells[rows[0] ?? -1];
  if (first === undefined) return undefined;
  return rows.every((row) => isSameCell(cells[row], first))
    ? listPositions(first).map((position) => labels[position] ?? '')
    : undefined;
}

function isSameCell(one: Cell | undefined, other: Cell): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return one.length === other.length && one.every((position, index) => position === other[index]);
}
