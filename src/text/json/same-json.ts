import { isObject } from './json-value.ts';

/**
 * Whether two JSON values are the same. The order of keys makes no difference, and no key has a meaning
 * of its own, such as `toString`.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => isSameJson(value, other[index]))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  );
}
