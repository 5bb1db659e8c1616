import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import {
  type ExplorerData,
  readChecks,
  readHues,
  readLabels,
  readValues,
} from '#explorer/index/explorer-data.ts';
import type { ExplorerQuery } from '#explorer/query/explorer-query.ts';
import { appMark } from '#catalogue/facets/app-hue.ts';
import { count } from '#text/figures/plural.ts';
import { longestInstruction, toShortTitle } from '#catalogue/task/task-title.ts';

/** A task as a row of the explorer's table, before it becomes elements. */
export interface RowView {
  /** After `/tasks/`. */
  path: string;
  /** On one line, its beginning where it is very long; empty when the task has none. */
  instruction: string;
  /** What sets it apart from other tasks with this instruction. */
  difference: string | undefined;
  /** The classes of the marks of its apps. */
  marks: readonly string[];
  cells: readonly RowCell[];
}

interface RowCell {
  className: string;
  text: string;
  /** Shown after a number where the table has no heads. */
  unit?: string;
  /** How several checks combine: "all" or "any". */
  join?: string;
  /** The drawing of how checks combine. */
  wiring?: string;
}

/** More would not fit before the instruction. */
const shownMarks = 3;

/**
 * @param columns the facets that have a cell behind the instruction
 * @param included the values that a reader looks for: in cells they come first. Default: none.
 */
export function toRowView(
  data: ExplorerData,
  row: number,
  columns: readonly ExplorerFacetName[],
  included?: ExplorerQuery['included'],
): RowView {
  return {
    path: data.paths[row] ?? '',
    instruction: toShortTitle(data.instructions[row] ?? '', longestInstruction),
    difference: data.index.differences?.[row],
    marks: readHues(data.index, 'app', row).slice(0, shownMarks).map(appMark),
    cells: columns.map((facet) => toCell(data, row, facet, included?.get(facet))),
  };
}

function toCell(
  data: ExplorerData,
  row: number,
  facet: ExplorerFacetName,
  included?: ReadonlySet<string>,
): RowCell {
  const { index } = data;
  const labels = readLabels(index, facet, row);
  const isIncluded = readValues(index, facet, row).map((value) => included?.has(value) === true);
  const text = [
    ...labels.filter((_, position) => isIncluded[position]),
    ...labels.filter((_, position) => !isIncluded[position]),
  ].join(', ');
  const column = index.facets.find(({ name }) => name === facet);
  switch (facet) {
    case 'steps':
      return { className: 'steps', text, unit: text === '1' ? ' step' : ' steps' };
    case 'checks':
      return toChecksCell(data, row);
    case 'findings':
      return toFindingsCell(text, readValues(index, 'severity', row)[0] ?? '');
    default:
      return { className: toCellClass(facet, column?.isField), text };
  }
}

/** The class of the cells of a column, and of its head. */
export function toCellClass(facet: ExplorerFacetName, isField = false): string {
  if (isField) return 'field';
  return /metric|getter|action/.test(facet) ? `${facet} names` : facet;
}

function toChecksCell({ index }: ExplorerData, row: number): RowCell {
  const { number, join } = readChecks(index, row);
  const className = 'checks';
  if (number === '0') return { className, text: '0', unit: ' checks' };
  if (join === undefined) return { className, text: number, unit: ' check', wiring: 'one' };
  return { className, text: number, unit: ' checks,', join, wiring: join };
}

/** Empty without findings: most tasks have none. */
function toFindingsCell(number: string, severity: string): RowCell {
  const className = 'findings';
  if (number === '0') return { className, text: '' };
  if (severity !== 'error') {
    return { className: `${className} warning`, text: count(Number(number), 'warning') };
  }
  // An error may have warnings beside it.
  const text = number === '1' ? '1 error' : `${number} findings`;
  return { className: `${className} error`, text };
}

/** Shown in place of an empty instruction. */
export const noInstruction = 'No instruction';
