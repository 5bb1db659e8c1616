import { isObject } from '#text/json/json-value.ts';

/** Whether a rule about sheets compares one with the sheet in its place in the other workbook. */
export function comparesSameSheets(rule: unknown): boolean {
  if (!isObject(rule) || typeof rule.type !== 'string' || !wholeSheets.has(rule.type)) return false;
  const { sheet_idx0: one, sheet_idx1: other } = rule;
  return toSheet(one)?.place === toSheet(other)?.place;
}

/** Whether a rule compares a sheet with itself. */
export function comparesWithItself(rule: unknown): boolean {
  if (!isObject(rule)) return false;
  const one = toSheet(rule.sheet_idx0);
  const other = toSheet(rule.sheet_idx1);
  return one !== undefined && one.book === other?.book && one.place === other.place;
}

/** Whether a rule reads a sheet of the expected workbook. */
export function readsExpected(rule: unknown): boolean {
  if (!isObject(rule)) return false;
  return [rule.sheet_idx0, rule.sheet_idx1].some((index) => toSheet(index)?.book === 'E');
}

/** A bare number counts in the result. */
function toSheet(index: unknown): { book: string; place: string } | undefined {
  if (typeof index === 'number') return { book: 'R', place: `I${index}` };
  if (typeof index !== 'string') return undefined;
  return { book: index.slice(0, 1), place: index.slice(1) };
}

/** The rules that compare two sheets as a whole. */
const wholeSheets = new Set([
  'chart',
  'col_props',
  'filter',
  'freeze',
  'pivot_table',
  'row_props',
  'sheet_data',
  'sheet_name',
  'sheet_print',
  'sparkline',
  'style',
]);
