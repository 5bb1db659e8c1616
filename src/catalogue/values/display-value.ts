import { isRecord } from '../../text/json-value.ts';
import { toCondition } from './display-condition.ts';
import { toLongNamedTable, toRecordTable } from './display-table.ts';
import { toWebAddress } from '../addresses/addresses.ts';

/** A JSON value in the form in which a page shows it best. */
export type DisplayValue =
  | { kind: 'literal'; text: string }
  | { kind: 'link'; href: string; text: string }
  /** Text of several lines. */
  | { kind: 'block'; text: string }
  /** A regular expression. */
  | { kind: 'pattern'; text: string }
  /** Words of ours, about the value that follows them if there is one. */
  | { kind: 'told'; text: string; value?: DisplayValue }
  | { kind: 'list'; items: readonly DisplayValue[] }
  | DisplayTable
  | { kind: 'fields'; fields: readonly DisplayField[] }
  /** Too deep for anything else. */
  | { kind: 'json'; text: string }
  | { kind: 'empty'; text: string };

export interface DisplayField {
  name: string;
  value: DisplayValue;
  /** What holds of the value, in words. */
  says?: string;
  /** Where the name is explained. */
  address?: string;
}

export interface DisplayTable {
  kind: 'table';
  head: readonly DisplayValue[];
  rows: readonly DisplayRow[];
  /** Whether the first cell of a row names it. */
  named: boolean;
}

export interface DisplayRow {
  /** As many as the head has. */
  cells: readonly DisplayValue[];
  /** What fits in no cell; empty when everything does. */
  more: readonly DisplayField[];
}

/** Deeper levels are too narrow to be read. */
const deepestLevel = 6;

export function toDisplayValue(value: unknown, depth = 0): DisplayValue {
  if (typeof value === 'string') return displayText(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'empty', text: 'empty list' };
    if (depth >= deepestLevel) return displayJson(value);
    const show = (inner: unknown) => toDisplayValue(inner, depth + 1);
    return toRecordTable(value, show) ?? { kind: 'list', items: value.map(show) };
  }
  if (!isRecord(value)) return { kind: 'literal', text: JSON.stringify(value) };
  const fields = Object.entries(value);
  if (fields.length === 0) return { kind: 'empty', text: 'empty object' };
  if (depth >= deepestLevel) return displayJson(value);
  const show = (inner: unknown) => toDisplayValue(inner, depth + 1);
  const told = toCondition(value, show) ?? toLongNamedTable(value, show);
  return told ?? { kind: 'fields', fields: toDisplayFields(value, depth + 1) };
}

/** The entries of an object, each with its value in its best form. */
export function toDisplayFields(record: object, depth = 0): DisplayField[] {
  return Object.entries(record).map(([name, value]) => ({
    name,
    value: toDisplayValue(value, depth),
  }));
}

function displayText(text: string): DisplayValue {
  if (text === '') return { kind: 'empty', text: 'empty text' };
  if (/^ +$/.test(text)) return { kind: 'empty', text: describeBlanks(text.length) };
  // A text of tabs and line breaks is seen only as the file writes it.
  if (text.trim() === '') return { kind: 'literal', text: JSON.stringify(text) };
  const href = toWebAddress(text);
  if (href !== undefined) return { kind: 'link', href, text };
  return text.includes('\n') ? { kind: 'block', text } : { kind: 'literal', text };
}

const describeBlanks = (count: number): string => (count === 1 ? 'one blank' : `${count} blanks`);

const displayJson = (value: unknown): DisplayValue => ({
  kind: 'json',
  text: JSON.stringify(value, null, 2),
});
