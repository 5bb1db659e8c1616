import { isObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import { describePart, type DescribedPart } from './describe-part.ts';
import { joinParts } from './join-parts.ts';
import type { Join } from './sentence-template.ts';

/** More are counted: the page shows them below. */
export const mostValues = 4;

/** How values are described. */
export interface ValueOptions {
  /** What one of them is called. */
  noun?: string | undefined;
  /** Default: "and". */
  join?: Join | undefined;
  /** Whether an array in place of a value lists several of which one is enough. Default: false. */
  isChoice?: boolean | undefined;
}

/**
 * Values in a sentence: up to four are quoted, at least by their beginnings; more are named by where the
 * page shows them. Undefined for a value that says nothing, such as an empty array.
 */
export function describeValues(
  value: unknown,
  { noun, join = 'and', isChoice }: ValueOptions,
): RichText | undefined {
  const entries = toEntries(value);
  if (entries.length === 0) return undefined;
  const called = plural(noun ?? 'value', entries.length);
  if (entries.length > mostValues) return [`${before[join]}the ${entries.length} ${called} below`];
  const parts = entries.map(([name, inner]) => describePart(inner, { name, isChoice }));
  const isAny = join === 'or' || join === 'any';
  const listed = joinParts(parts.map(toListed), isAny ? 'or' : 'and');
  return noun === undefined || isAny ? listed : [`the ${called} `, ...listed];
}

/** Values that are not to be quoted. */
export function describeWithheld(
  isList: boolean,
  { noun = 'value', join = 'and' }: ValueOptions,
): RichText {
  if (!isList) return [`the expected ${noun}`];
  const several = `the expected ${plural(noun, 2)}`;
  return [`${before[join]}${several}`];
}

export function plural(noun: string, number: number): string {
  if (number === 1) return noun;
  if (/(?:s|x|sh|ch)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

const before = { and: '', each: '', or: 'one of ', any: 'any of ' } as const;

/** Several values that belong together are set apart from those beside them. */
const toListed = (
  { text, isCompound }: DescribedPart,
  _: number,
  { length }: readonly DescribedPart[],
): RichText => (isCompound && length > 1 ? ['(', ...text, ')'] : text);

/** Each value of an object has a name, those of an array have none. */
function toEntries(value: unknown): (readonly [name: string | undefined, value: unknown])[] {
  if (Array.isArray(value)) return value.map((one: unknown) => [undefined, one] as const);
  if (isObject(value)) return Object.entries(value);
  return value === undefined || value === null ? [] : [[undefined, value]];
}
