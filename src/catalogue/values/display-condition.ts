import { relations } from '#vocabulary/metrics/comparison-methods.ts';
import { formatValue } from '#text/json/format-value.ts';
import { isObject, type JsonObject, readOwn } from '#text/json/json-value.ts';
import type { DisplayValue } from './display-kinds.ts';

export type Show = (value: unknown) => DisplayValue;

/** `{ method, ref }` in words: "is at least 5". Undefined for any other object. */
export function toCondition(record: JsonObject, show: Show): DisplayValue | undefined {
  const { method, ref, ...others } = record;
  if (typeof method !== 'string' || ref === undefined || Object.keys(others).length > 0) {
    return undefined;
  }
  return describeComparison(method, ref, show);
}

/** `{ key, method, ref }`, as the path to a value and the condition that it must meet. */
export function toKeyedCondition(
  value: unknown,
  show: Show,
): { path: DisplayValue; condition: DisplayValue } | undefined {
  if (!isObject(value)) return undefined;
  const { key, ...rest } = value;
  const keys = typeof key === 'string' ? [key] : key;
  if (!isKeyPath(keys)) return undefined;
  const condition = toCondition(rest, show);
  return condition && { path: { kind: 'literal', text: keys.join(' › ') }, condition };
}

function describeComparison(method: string, ref: unknown, show: Show): DisplayValue | undefined {
  const text = readOwn(comparisons, method);
  if (text !== undefined) return { kind: 'words', text, value: show(ref) };
  const [, flags] = /^re((?:\.[A-Z]+)*)$/.exec(method) ?? [];
  if (flags !== undefined && typeof ref === 'string') {
    const matching = `matches${describeFlags(flags)} the regular expression`;
    return { kind: 'words', text: matching, value: { kind: 'pattern', text: ref } };
  }
  const [, tolerance] = /^approx:(.+)$/.exec(method) ?? [];
  if (tolerance !== undefined) {
    return { kind: 'words', text: `is at most ${tolerance} away from`, value: show(ref) };
  }
  return describeRange(method, ref);
}

/** `.I.S` as words between commas. */
function describeFlags(flags: string): string {
  const names = flags.split('.').filter(Boolean);
  if (names.length === 0) return '';
  return `, with the ${names.length === 1 ? 'flag' : 'flags'} ${names.join(' and ')},`;
}

/** `range.et` with two numbers: "e" counts the end in, "t" does not. */
function describeRange(method: string, ref: unknown): DisplayValue | undefined {
  const [, low, high] = /^range\.([et])([et])$/.exec(method) ?? [];
  if (low === undefined || !Array.isArray(ref) || ref.length !== 2) return undefined;
  const [from, to] = ref.map((end: unknown) => formatValue(end));
  const start = low === 'e' ? 'is at least' : 'is greater than';
  const end = high === 'e' ? 'at most' : 'less than';
  return { kind: 'words', text: `${start} ${from} and ${end} ${to}` };
}

const isKeyPath = (path: unknown): path is readonly (string | number)[] =>
  Array.isArray(path) &&
  path.length > 0 &&
  path.every((part) => typeof part === 'string' || typeof part === 'number');

const comparisons: Readonly<Record<string, string>> = {
  ...relations,
  str_list_eq: 'is the list',
  str_set_eq: 'contains, in any order,',
};
