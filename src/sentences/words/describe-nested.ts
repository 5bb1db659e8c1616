import { sum } from '#text/figures/sum.ts';
import { describeJson } from '#text/json/describe-json.ts';
import { isContainer } from '#text/json/json-value.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import { joinParts } from './join-parts.ts';
import { mostValues } from './describe-values.ts';
import { longestValue, writeValue } from './write-value.ts';

/** In characters: what follows after this, and after four elements, is counted. */
const longestNested = 160;
const leastNested = 60;

/** Fewer values are all said. */
const fewValues = 6;

/** What is deeper is named by its kind: no reader follows it, and files may have a thousand levels. */
const mostLevels = 8;

/**
 * What an array or an object contains, of a function whose parameters nothing explains, by its elements:
 * "(a, b and 3 more)", "(name tea and size 5)". A single element is as good as the array around it.
 */
export function describeNested(value: object, longest = longestNested, level = 0): RichText {
  if (level > mostLevels) return [describeJson(value)];
  if (longest === longestNested && countValues(value) <= fewValues)
    return describeNested(value, Infinity);
  const entries: [string, unknown][] = Object.entries(value);
  const isList = Array.isArray(value);
  const [only] = entries;
  if (!only) return [{ code: isList ? '[]' : '{}' }];
  if (isList && entries.length === 1) return describeInner(only[1], longest, level + 1);
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
    const described = describeInner(inner, Math.max(longest / 2, leastNested), level + 1);
    const part: RichText = isList ? described : [`${name} `, ...described];
    length += toPlainText(part).length;
    if (parts.length >= least && length > longest) break;
    parts.push(part);
  }
  const others = entries.length - parts.length;
  const more: RichText[] = others > 0 ? [[`${others} more`]] : [];
  return ['(', ...joinParts([...parts, ...more], 'and'), ')'];
}

/** How many values an array or an object contains, as far as its levels are described. */
function countValues(value: unknown, level = 0): number {
  if (!isContainer(value) || level > mostLevels) return 1;
  return sum(Object.values(value).map((inner) => countValues(inner, level + 1)));
}

const describeInner = (value: unknown, longest: number, level: number): RichText =>
  isContainer(value)
    ? describeNested(value, longest, level)
    : [{ code: writeValue(value, Math.min(longestValue, longest)) }];
