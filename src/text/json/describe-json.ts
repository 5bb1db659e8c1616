import { cutText } from '../cut-text.ts';

const longest = 40;

/** A short phrase for a value in a message: its kind, and its JSON if that is short. */
export function describeJson(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  if (typeof value === 'object') return 'an object';
  if (value === '') return 'an empty string';
  if (isTooLarge(value)) return 'a number that is too large';
  const written = JSON.stringify(value);
  const short = written.length > longest ? `${cutText(written, longest)}…` : written;
  if (typeof value === 'string') return `the string ${short}`;
  return typeof value === 'number' ? `the number ${short}` : short;
}

/** Whether a file has a number such as 1e999, which JSON cannot write as it was read. */
export const isTooLarge = (value: unknown): boolean => value === Infinity || value === -Infinity;
