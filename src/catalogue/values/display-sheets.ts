import { isObject, type JsonObject, withoutKeys, readOwn } from '#text/json/json-value.ts';
import { toCondition } from './display-condition.ts';
import { toDisplayFields, toDisplayValue } from './display-value.ts';
import type { DisplayRow, DisplayValue } from './display-kinds.ts';

/** The rules of a comparison of workbooks, with their sheets in words; undefined for other arrays. */
export function toSheetRules(value: unknown): DisplayValue | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const rows = value.flatMap((rule): DisplayRow[] =>
    isObject(rule) && typeof rule.type === 'string' ? [toRow(rule.type, rule)] : [],
  );
  if (rows.length < value.length) return undefined;
  const head = ['compared', 'in', 'with'].map((text): DisplayValue => ({ kind: 'words', text }));
  return { kind: 'table', head, rows, named: true };
}

function toRow(type: string, rule: JsonObject): DisplayRow {
  const { sheet_idx0, sheet_idx1, sheet_idx, coordinate, method, ref } = rule;
  const subject = readOwn(subjects, type);
  const name: DisplayValue = { kind: 'literal', text: type };
  const condition = toCondition({ method, ref }, toDisplayValue);
  const shown = ['type', 'sheet_idx0', 'sheet_idx1', 'sheet_idx'];
  if (condition) shown.push('method', 'ref');
  if (typeof coordinate === 'string') shown.push('coordinate');
  const more = toDisplayFields(withoutKeys(rule, shown));
  return {
    cells: [
      subject === undefined ? name : { kind: 'words', text: subject, value: name },
      describeArea(type, sheet_idx0 ?? sheet_idx, coordinate),
      condition ?? describeReference(type, sheet_idx1, more.length > 0),
    ],
    more,
  };
}

function describeArea(type: string, sheet: unknown, coordinate: unknown): DisplayValue {
  if (sheet === undefined) {
    return { kind: 'words', text: type === 'sheet_name' ? 'the result' : 'no sheet' };
  }
  const shown = describeSheet(sheet);
  if (typeof coordinate !== 'string') return shown;
  return shown.kind === 'words'
    ? { ...shown, text: `cell ${coordinate}, ${shown.text}` }
    : { kind: 'words', text: `cell ${coordinate} of`, value: shown };
}

function describeReference(type: string, sheet: unknown, hasMore: boolean): DisplayValue {
  if (sheet !== undefined) return describeSheet(sheet);
  if (type === 'sheet_name') return { kind: 'words', text: 'the expected workbook' };
  return hasMore ? { kind: 'words', text: 'what follows' } : { kind: 'empty', text: 'nothing' };
}

/** A sheet as rules write it: "RI0" by its position, "ENOrders" by its name, a number by its position. */
function describeSheet(sheet: unknown): DisplayValue {
  const value = toDisplayValue(sheet);
  const isPosition = typeof sheet === 'number' && Number.isSafeInteger(sheet) && sheet >= 0;
  if (isPosition) return { kind: 'words', text: `${formatOrdinal(sheet)} of the result`, value };
  if (typeof sheet !== 'string') return value;
  const [, side, index, name] = /^([RE])(?:I(\d+)|N(.+))$/.exec(sheet) ?? [];
  if (side === undefined) return value;
  const owner = side === 'R' ? 'the result' : 'the expected workbook';
  const which = index === undefined ? `sheet “${name ?? ''}”` : formatOrdinal(Number(index));
  return { kind: 'words', text: `${which} of ${owner}`, value };
}

function formatOrdinal(index: number): string {
  const ordinal = ordinals[index];
  return ordinal === undefined ? `sheet ${index + 1}` : `${ordinal} sheet`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const subjects: Readonly<Record<string, string>> = {
  sheet_name: 'names of the sheets',
  sheet_data: 'cell values',
  sheet_print: 'cells as exported to CSV',
  sheet_fuzzy: 'cells, by separate rules',
  sparkline: 'sparklines',
  chart: 'charts',
  style: 'cell styles',
  freeze: 'frozen panes',
  zoom: 'zoom',
  data_validation: 'data validation',
  row_props: 'properties of rows',
  col_props: 'properties of columns',
  filter: 'filters',
  pivot_table: 'pivot tables',
  check_cell: 'one cell',
};
