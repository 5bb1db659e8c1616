import { isObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Join } from './sentence-template.ts';

const longestText = 80;
const longestList = 160;
const mostEntries = 4;

/** How values are described. */
export interface ValueOptions {
  /** What one of them is called. */
  noun?: string | undefined;
  /** Default: "and". */
  join?: Join | undefined;
}

/**
 * A value in a sentence: quoted when it is short, otherwise by where the page shows it. Undefined
 * for a value that says nothing, such as an empty array.
 */
export function describeValues(
  value: unknown,
  { noun, join = 'and' }: ValueOptions,
): RichText | undefined {
  const entries = toEntries(value);
  if (entries.length === 0) return undefined;
  const quoted = quoteAll(entries);
  const called = plural(noun ?? 'value', entries.length);
  if (!quoted) return describePlace(called, entries.length, join);
  const isChoice = join === 'or' || join === 'any';
  const listed = joinParts(quoted, isChoice ? 'or' : 'and');
  return noun === undefined || isChoice ? listed : [`the ${called} `, ...listed];
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

/** "A", "A and B", "A, B and C". */
export function joinParts(parts: readonly RichText[], word: 'and' | 'or'): RichText {
  return parts.flatMap((part, index) => {
    if (index === 0) return part;
    return [index === parts.length - 1 ? ` ${word} ` : ', ', ...part];
  });
}

export function plural(noun: string, number: number): string {
  if (number === 1) return noun;
  if (/(?:s|x|sh|ch)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/**
 * A value on its own as code; undefined when it is too long, too large, or not a string, number or boolean. A
 * string with braces is not quoted either: dates and the like may still be filled in there.
 */
export function quote(value: unknown): { code: string } | undefined {
  if (Number.isFinite(value) || typeof value === 'boolean') return { code: String(value) };
  if (typeof value !== 'string') return undefined;
  // Commands end their output with a line feed, which a sentence can leave out.
  const text = value.replace(/\n$/, '');
  return text.trim() === '' || text.length > longestText || /[\n\r\t{}]/.test(text)
    ? undefined
    : { code: text };
}

function describePlace(called: string, number: number, join: Join): RichText {
  if (number === 1) return [`the ${called} below`];
  return [`${before[join]}the ${number} ${called} below`];
}

const before = { and: '', each: '', or: 'one of ', any: 'any of ' } as const;

/** Each value of an object becomes an entry with its name. */
function toEntries(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isObject(value)) return Object.entries(value).map(([name, inner]) => toPair(name, inner));
  return value === undefined || value === null ? [] : [value];
}

function toPair(name: string, value: unknown): unknown {
  const quoted = quote(value);
  return quoted ? `${name} = ${quoted.code}` : [name, value];
}

function quoteAll(entries: readonly unknown[]): RichText[] | undefined {
  if (entries.length > mostEntries) return undefined;
  const quoted = entries.map(quote).filter((code) => code !== undefined);
  const length = quoted.reduce((sum, { code }) => sum + code.length, 0);
  return quoted.length < entries.length || length > longestList
    ? undefined
    : quoted.map((code) => [code]);
}
