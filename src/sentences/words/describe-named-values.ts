import { count } from '#text/figures/plural.ts';
import { cutMiddle } from '#text/cut-text.ts';
import { isContainer, type JsonObject } from '#text/json/json-value.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import { describeNested } from './describe-nested.ts';
import { joinParts } from './join-parts.ts';
import { mostValues } from './describe-values.ts';
import { isWhole, longestValue, writeValue } from './write-value.ts';

/** In characters: of all values that are quoted at length, and of each after them. */
const longestValues = 240;
const shortened = 40;
/** As many are shown; of more, some are counted. */
const mostNames = 10;

type Entries = readonly (readonly [name: string, value: unknown])[];

/**
 * What a function is given by name, where nothing explains its parameters, "a 1, b x, c (y and z)
 * and the 12 values of d". Undefined for nothing.
 */
export function describeNamedValues(entries: Entries): RichText | undefined {
  let length = 0;
  const others = entries.length - mostNames;
  const shown = others > mostValues ? entries.slice(0, mostNames) : entries;
  const parts = shown.map(([name, value]): RichText => {
    const called = cutMiddle(name, longestValue);
    const number = countValues(value);
    if (number > mostValues && !isWhole(value))
      return [`the ${count(number, 'value')} of ${called}`];
    const isLong = length > longestValues;
    const written: RichText = isContainer(value)
      ? describeNested(value, isLong ? shortened : undefined)
      : [{ code: writeValue(value, isLong ? shortened : longestValue) }];
    length += toPlainText(written).length;
    return [`${called} `, ...written];
  });
  if (shown.length < entries.length) parts.push([`${count(others, 'other')} below`]);
  return parts.length === 0 ? undefined : joinParts(parts, 'and');
}

/** Whether that has every name and value whole. */
export const quotesAll = (entries: Entries): boolean =>
  entries.length <= mostNames &&
  entries.every(([name, value]) => name.length <= longestValue && isWhole(value)) &&
  entries.map(([, value]) => writeValue(value)).join('').length <= longestValues;

/** Names that begin with an underscore are notes of the file's authors. */
export const listOptions = (options: JsonObject): [string, unknown][] =>
  Object.entries(options).filter(([name]) => !name.startsWith('_'));

const countValues = (value: unknown): number =>
  isContainer(value) ? Object.keys(value).length : 1;
