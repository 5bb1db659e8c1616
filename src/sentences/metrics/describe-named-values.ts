import { count } from '#text/figures/plural.ts';
import { cutMiddle } from '#text/cut-text.ts';
import { isTooLarge } from '#text/json/describe-json.ts';
import type { RichText } from '#text/rich-text.ts';
import { joinParts } from './describe-values.ts';

/** In characters: of one name or value, and of all values that are quoted. */
const longestValue = 80;
const longestValues = 240;
/** More are counted. */
const mostNames = 10;

/**
 * What a function is given by name, where nothing explains its parameters, as it is written: "a 1, b x
 * and the 12 values of c". Undefined for nothing.
 */
export function describeNamedValues(
  entries: readonly (readonly [name: string, value: unknown])[],
): RichText | undefined {
  let length = 0;
  const parts = entries.slice(0, mostNames).map(([name, value]): RichText => {
    const called = cutMiddle(name, longestValue);
    const written = writeValue(value);
    length += written?.length ?? 0;
    if (written === undefined || length > longestValues) return [nameContents(value), called];
    return [`${called} `, { code: written }];
  });
  const others = entries.length - parts.length;
  if (others > 0) parts.push([`${count(others, 'other')} below`]);
  return parts.length === 0 ? undefined : joinParts(parts, 'and');
}

/** Whether that has every name and value whole. */
export function quotesAll(entries: readonly (readonly [name: string, value: unknown])[]): boolean {
  const written = entries.map(([, value]) => writeValue(value));
  return (
    entries.length <= mostNames &&
    entries.every(([name]) => name.length <= longestValue) &&
    !written.includes(undefined) &&
    written.join('').length <= longestValues
  );
}

/** A value on one line, as JSON unless it is a string; undefined for one that is too long. */
export function writeValue(value: unknown): string | undefined {
  if (isTooLarge(value)) return undefined;
  const isPlain = typeof value === 'string' && value.trim() !== '';
  // A line feed at the end is that of a command.
  const written = isPlain ? value.replace(/\n$/, '') : JSON.stringify(value);
  return written.length > longestValue || /[\n\r\t]/.test(written) ? undefined : written;
}

function nameContents(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'the text of ';
  const { length } = Object.keys(value);
  return length === 1 ? 'the value of ' : `the ${count(length, 'value')} of `;
}
