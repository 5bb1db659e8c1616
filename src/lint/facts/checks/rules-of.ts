import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { PlacedValue } from '../placed-value.ts';

/** The rules that a metric is given by name, with their place; undefined when there are none. */
export function rulesOf(
  expected: PlacedValue | undefined,
): { rules: JsonObject; at: Path } | undefined {
  if (!isObject(expected?.value) || !isObject(expected.value.rules)) return undefined;
  return { rules: expected.value.rules, at: [...expected.at, 'rules'] };
}
