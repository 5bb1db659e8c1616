import { cutText } from './cut-text.ts';

const longest = 40;

/** A short phrase for a value in a message: what it is, and its text when that is short. */
export function describeJson(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  if (value === '') return 'an empty text';
  const written = JSON.stringify(value);
  const short = written.length > longest ? `${cutText(written, longest)}…` : written;
  return typeof value === 'string' ? `the text ${short}` : `the value ${short}`;
}
