import { isObject } from './json-value.ts';

/**
 * Whether two JSON values are the same. The order of keys makes no difference, and no key has a meaning
 * of its own, such as `toString`.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  // A loop: calls of a method would need three times the stack for each level of a value.
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) {
      if (!isSameJson(one[index], other[index])) return false;
    }
    return true;
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key) || !isSameJson(one[key], other[key])) return false;
  }
  return true;
}
