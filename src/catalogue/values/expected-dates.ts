import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Source } from '#format/task.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import { toEntryTable } from './display-table.ts';
import { toDisplayValue } from './display-value.ts';
import type { DisplayField, DisplayValue } from './display-kinds.ts';
import { collectStrings } from '#text/json/collect-strings.ts';

/** What a getter that fills in dates does with one of its rules; undefined for any other rule. */
export function describeDates(
  from: Provenance | undefined,
  name: string,
  value: unknown,
): DisplayField | undefined {
  if (from?.kind !== 'task file') return undefined;
  if (name === from.zone) return { name, says: 'in the time zone', value: toDisplayValue(value) };
  const dates = name === from.dates && isObject(value) ? toDateTable(value) : undefined;
  return dates && { name, says: 'worked out when the task runs', value: dates };
}

/** The meaning of the codes by which the rules of such a getter say how to write a date. */
export function toDateCodes(
  from: Provenance | undefined,
  { extra: { rules } }: Pick<Source, 'extra'>,
): DisplayField[] {
  const isDated = from?.kind === 'task file' && from.dates !== undefined;
  if (!isDated || !isObject(rules)) return [];
  const expected = collectStrings(rules.expected).join('\n');
  return Object.entries(codes)
    .filter(([name]) => expected.includes(name))
    .map(([name, text]) => ({ name, value: { kind: 'words', text } }));
}

/** Which entries take which date. */
function toDateTable(dates: JsonObject): DisplayValue | undefined {
  const { from, to, ...others } = dates;
  if (typeof from !== 'string' || Object.keys(others).length > 0) return undefined;
  const start = { [toTarget(from, to === undefined ? 'time' : 'from', 'pu')]: from };
  const end = to === undefined ? {} : { [toTarget(to, 'to', 'do')]: to };
  return toEntryTable({ ...start, ...end }, ['entry', 'takes the date of'], toDisplayValue);
}

/** The entries that a date fills: one, or those for its day, month and year when it is split. */
function toTarget(date: unknown, entry: string, prefix: string): string {
  const isSplit = typeof date === 'string' && date.endsWith(' split');
  return isSplit ? ['Day', 'Month', 'Year'].map((part) => `${prefix}${part}`).join(', ') : entry;
}

/** In the order in which dates are mostly written. */
const codes: Readonly<Record<string, string>> = {
  '{DoW}': 'weekday, as in “Mon”',
  '{DayD}': 'day, as in “5”',
  '{Day0D}': 'day, as in “05”',
  '{Month}': 'month, as in “Mar”',
  '{MonthFull}': 'month, as in “March”',
  '{month}': 'month, as in “march”',
  '{MonthD}': 'month, as in “3”',
  '{Month0D}': 'month, as in “03”',
  '{Year}': 'year, as in “2027”',
};
