import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { describeComparison } from '#vocabulary/metrics/comparison-methods.ts';
import type { DisplayValue } from './display-kinds.ts';

export type Show = (value: unknown) => DisplayValue;

/** `{ method, ref }` in words: "is at least 5". Undefined for any other object. */
export function toCondition(record: JsonObject, show: Show): DisplayValue | undefined {
  const { method, ref, ...others } = record;
  if (typeof method !== 'string' || ref === undefined || Object.keys(others).length > 0) {
    return undefined;
  }
  const { words, ref: compared, isPattern } = describeComparison(method, ref) ?? {};
  if (words === undefined) return undefined;
  if (compared === undefined) return { kind: 'words', text: words };
  const value: DisplayValue =
    isPattern && typeof compared === 'string'
      ? { kind: 'pattern', text: compared }
      : show(compared);
  return { kind: 'words', text: words, value };
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

const isKeyPath = (path: unknown): path is readonly (string | number)[] =>
  Array.isArray(path) &&
  path.length > 0 &&
  path.every((part) => typeof part === 'string' || typeof part === 'number');
