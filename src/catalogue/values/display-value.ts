import type { DisplayField, DisplayValue } from './display-kinds.ts';
import { cutText } from '#text/cut-text.ts';
import { shortenName } from '#text/shorten-name.ts';
import { describeJson, isTooLarge } from '#text/json/describe-json.ts';
import { isObject } from '#text/json/json-value.ts';
import { toCondition } from './display-condition.ts';
import { toLongNamedTable, toRecordTable } from './display-table.ts';
import { toWebAddress } from '#addresses/addresses.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** Deeper levels are too narrow to be read. */
const deepestLevel = 6;
/** A page with longer texts is slow to open; the file itself is one link away. */
const longestText = 50_000;

export function toDisplayValue(value: unknown, depth = 0): DisplayValue {
  if (typeof value === 'string') return displayText(value);
  const show = (inner: unknown) => toDisplayValue(inner, depth + 1);
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'empty', text: 'empty array' };
    if (depth >= deepestLevel) return displayJson(value);
    return toRecordTable(value, show) ?? { kind: 'list', items: value.map(show) };
  }
  if (isTooLarge(value)) return { kind: 'words', text: describeJson(value) };
  if (!isObject(value)) return { kind: 'literal', text: JSON.stringify(value) };
  const fields = Object.entries(value);
  if (fields.length === 0) return { kind: 'empty', text: 'empty object' };
  if (depth >= deepestLevel) return displayJson(value);
  const special = toCondition(value, show) ?? toLongNamedTable(value, show);
  return special ?? { kind: 'fields', fields: toDisplayFields(value, depth + 1) };
}

/** The entries of an object, each with its value in its best form. */
export function toDisplayFields(record: object, depth = 0): DisplayField[] {
  return Object.entries(record).map(([name, value]) => ({
    name: shortenName(name),
    value: toDisplayValue(value, depth),
  }));
}

function displayText(text: string): DisplayValue {
  if (text === '') return { kind: 'empty', text: 'empty string' };
  if (/^ +$/.test(text)) return { kind: 'empty', text: describeSpaces(text.length) };
  // Tabs and line breaks alone are visible only in the notation of the file.
  if (text.trim() === '') return { kind: 'literal', text: JSON.stringify(text) };
  if (text.length > longestText) return displayStart(text);
  const href = toWebAddress(text);
  if (href !== undefined) return { kind: 'link', href, text };
  return displayPlain(text);
}

function displayPlain(text: string): DisplayValue {
  return text.includes('\n') ? { kind: 'block', text } : { kind: 'literal', text };
}

function displayStart(text: string): DisplayValue {
  const start = cutText(text, longestText);
  const extent = `${formatCount(start.length)} of ${formatCount(text.length)} characters`;
  return { kind: 'words', text: `the first ${extent}`, value: displayPlain(start) };
}

const describeSpaces = (count: number): string =>
  count === 1 ? 'one space' : `${formatCount(count)} spaces`;

const displayJson = (value: unknown): DisplayValue => ({
  kind: 'json',
  text: JSON.stringify(value, null, 2),
});
