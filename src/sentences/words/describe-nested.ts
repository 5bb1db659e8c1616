import { type RichText, toPlainText } from '#text/rich-text.ts';
import { joinParts } from './join-parts.ts';
import { mostValues } from './describe-values.ts';
import { longestValue, writeValue } from './write-value.ts';

/** In characters: what follows after this, and after four elements, is counted. */
const longestNested = 160;
const leastNested = 60;

/** Fewer values are all said. */
const fewValues = 6;

/**
 * What an array or an object contains, of a function whose parameters nothing explains, by its elements:
 * "(a, b and 3 more)", "(name tea and size 5)". A single element is as good as the array around it.
 */
export function describeNested(value: object, longest = longestNested): RichText {
  if (longest === longestNested && countValues(value) <= fewValues)
    return describeNested(value, Infinity);
  const entries: [string, unknown][] = Object.entries(value);
  const isList = Array.isArray(value);
  const [only] = entries;
  if (!only) return [{ code: isList ? '[]' : '{}' }];
  if (isList && entries.length === 1) return describeInner(only[1], longest);
  if (
    isList &&
    entries.every(([, inner]) => typeof inner === 'number') &&
    entries.length <= mostValues
  )
    return ['(', { code: value.join(', ') }, ')'];
  const least = longest < leastNested ? 1 : mostValues;
  const parts: RichText[] = [];
  let length = 0;
  for (const [name, inner] of entries) {
    const described = describeInner(inner, Math.max(longest / 2, leastNested));
    const part: RichText = isList ? described : [`${name} `, ...described];
    length += toPlainText(part).length;
    if (parts.length >= least && length > longest) break;
    parts.push(part);
  }
  const others = entries.length - parts.length;
  const more: RichText[] = others > 0 ? [[`${others} more`]] : [];
  return ['(', ...joinParts([...parts, ...more], 'and'), ')'];
}

/** How many values an array or an object contains, however deep. */
const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + countValues(inner), 0)
    : 1;

const describeInner = (value: unknown, longest: number): RichText =>
  typeof value === 'object' && value !== null
    ? describeNested(value, longest)
    : [{ code: writeValue(value, Math.min(longestValue, longest)) }];
