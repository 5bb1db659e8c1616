import { sum } from '#text/figures/sum.ts';
import { isObject, type JsonObject, isContainer } from '#text/json/json-value.ts';
import type { DisplayRow, DisplayTable, DisplayValue } from './display-kinds.ts';
import { type Show, toKeyedCondition } from './display-condition.ts';

const mostColumns = 5;
const mostOfOne = 2;
/** A longer string makes the columns beside it too narrow. */
const longestCell = 60;
const longestName = 30;

/** An array of similar objects as a table; undefined when they are not similar, or too wide. */
export function toRecordTable(list: readonly unknown[], show: Show): DisplayTable | undefined {
  const records = list.filter(isObject);
  if (records.length === 0 || records.length < list.length) return undefined;
  return toConditionTable(records, show) ?? toColumns(records, show);
}

/** The entries of an object as rows: what it is, and what it must be. */
export function toEntryTable(
  record: JsonObject,
  [what, must]: readonly [string, string],
  show: Show,
): DisplayTable {
  const rows = Object.entries(record).map(([name, value]): DisplayRow => {
    return { cells: [{ kind: 'literal', text: name }, show(value)], more: [] };
  });
  return { kind: 'table', head: [toWords(what), toWords(must)], rows, named: true };
}

/** An object whose names are too long to be shown beside its values, such as paths into a page. */
export function toLongNamedTable(record: JsonObject, show: Show): DisplayTable | undefined {
  const entries = Object.entries(record);
  const isFit =
    entries.some(([name]) => name.length > longestName) &&
    entries.every(([, value]) => !isContainer(value) && isShort(value));
  return isFit ? toEntryTable(record, ['name', 'value'], show) : undefined;
}

function toConditionTable(records: readonly JsonObject[], show: Show): DisplayTable | undefined {
  const conditions = records.map((record) => toKeyedCondition(record, show));
  const rows = conditions.flatMap((one): DisplayRow[] =>
    one ? [{ cells: [one.path, one.condition], more: [] }] : [],
  );
  if (rows.length < records.length) return undefined;
  return { kind: 'table', head: [toWords('value'), toWords('condition')], rows, named: true };
}

/** A column for each key that every object has with a short value; others are shown below the row. */
function toColumns(records: readonly JsonObject[], show: Show): DisplayTable | undefined {
  const [first] = records;
  const columns = Object.keys(first ?? {}).filter((key) =>
    records.every((record) => Object.hasOwn(record, key) && isShort(record[key])),
  );
  // A single object reads better as a list of fields.
  const most = records.length === 1 ? mostOfOne : mostColumns;
  if (columns.length === 0 || columns.length > most || !hasMostInColumns(records, columns)) {
    return undefined;
  }
  const rows = records.map((record): DisplayRow => {
    const others = Object.entries(record).filter(([key]) => !columns.includes(key));
    return {
      cells: columns.map((key) => show(record[key])),
      more: others.map(([name, value]) => ({ name, value: show(value) })),
    };
  });
  const head = columns.map((text): DisplayValue => ({ kind: 'literal', text }));
  return { kind: 'table', head, rows, named: false };
}

/** Columns do not help when most fields would be shown below the rows. */
function hasMostInColumns(records: readonly JsonObject[], columns: readonly string[]): boolean {
  const entries = sum(records.map((record) => Object.keys(record).length));
  return entries <= records.length * columns.length * 2;
}

function isShort(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => !isContainer(item) && isShort(item));
  if (typeof value === 'string') return value.length <= longestCell && !value.includes('\n');
  return !isObject(value);
}

const toWords = (text: string): DisplayValue => ({ kind: 'words', text });
