import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import {
  type ExplorerData,
  readChecks,
  readHues,
  readLabels,
  readValues,
} from '#explorer/index/explorer-data.ts';
import type { ColumnName } from '#explorer/query/explorer-columns.ts';
import type { ExplorerQuery } from '#explorer/query/explorer-query.ts';
import { measureOpening } from '#explorer/query/shared-opening.ts';
import { appMark } from '#catalogue/facets/app-hue.ts';
import { count } from '#text/figures/plural.ts';
import { longestInstruction, shortenId, toShortTitle } from '#catalogue/task/task-title.ts';
import { shortAppLabel } from '#vocabulary/apps.ts';

/** A task as a row of the explorer's table, before it becomes elements. */
export interface RowView {
  /** After `/tasks/`. */
  path: string;
  /** On one line, its beginning where it is very long; empty when the task has none. */
  instruction: string;
  /** How much of it begins most rows of the list, in characters. */
  opening: number;
  /** What sets it apart from other tasks with this instruction. */
  difference: string | undefined;
  /** Its first apps: the classes of their marks, and their names where these have a column. */
  apps: readonly { mark: string; name?: string }[];
  /** What the column of apps adds to these; undefined without that column. */
  moreApps: string | undefined;
  /** Of the columns after the instruction. */
  cells: readonly RowCell[];
}

interface RowCell {
  className: string;
  text: string;
  /** The text in full. */
  title?: string;
  /** Shown after a number where the table has no heads. */
  unit?: string;
  /** How several checks combine: "all" or "any". */
  join?: string;
  /** The drawing of how checks combine. */
  wiring?: string;
}

/** How the rows of a list are shown. */
export interface RowLayout {
  /** The columns beside the instruction. */
  columns: readonly ColumnName[];
  /** The values that a reader looks for: in cells they come first. Default: none. */
  included?: ExplorerQuery['included'];
  /** The words that most of the instructions begin with. Default: none. */
  opening?: string;
}

/** More would not fit before the instruction. */
const shownMarks = 3;

/** The lines of a row. */
const shownApps = 2;

export function toRowView(
  data: ExplorerData,
  row: number,
  { columns, included, opening = '' }: RowLayout,
): RowView {
  const instruction = toShortTitle(data.instructions[row] ?? '', longestInstruction);
  return {
    path: data.paths[row] ?? '',
    instruction,
    opening: measureOpening(instruction, opening),
    difference: data.index.differences?.[row],
    ...toApps(data, row, columns.includes('app'), included?.get('app')),
    cells: columns
      .filter((name) => name !== 'app')
      .map((name) => toCell(data, row, name, included)),
  };
}

/** The values of a row with their labels, those first that a reader looks for. */
function listValues(
  { index }: ExplorerData,
  row: number,
  facet: ExplorerFacetName,
  included?: ReadonlySet<string>,
) {
  const labels = readLabels(index, facet, row);
  const hues = readHues(index, facet, row);
  const values = readValues(index, facet, row).map((value, position) => ({
    value,
    label: labels[position] ?? value,
    hue: hues[position],
  }));
  if (!included?.size) return values;
  const isIncluded = ({ value }: { value: string }) => included.has(value);
  return [...values.filter(isIncluded), ...values.filter((value) => !isIncluded(value))];
}

function toApps(
  data: ExplorerData,
  row: number,
  hasColumn: boolean,
  included?: ReadonlySet<string>,
): Pick<RowView, 'apps' | 'moreApps'> {
  const apps = listValues(data, row, 'app', included);
  if (!hasColumn) {
    const marks = apps.slice(0, shownMarks).map(({ hue }) => ({ mark: appMark(hue) }));
    return { apps: marks, moreApps: undefined };
  }
  const more = apps.length - shownApps;
  return {
    apps: apps
      .slice(0, shownApps)
      .map(({ hue, label }) => ({ mark: appMark(hue), name: shortAppLabel(label) })),
    moreApps: more > 0 ? ` +${more}` : '',
  };
}

function toCell(
  data: ExplorerData,
  row: number,
  facet: ColumnName,
  included?: ExplorerQuery['included'],
): RowCell {
  const { index } = data;
  if (facet === 'id') {
    const path = data.paths[row] ?? '';
    return { className: facet, text: shortenId(path), title: path };
  }
  const text = listValues(data, row, facet, included?.get(facet))
    .map(({ label }) => label)
    .join(', ');
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
export function toCellClass(facet: ColumnName, isField = false): string {
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
