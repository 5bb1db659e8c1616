import { isObject } from '../../text/json/json-value.ts';
import { compareText } from '../../text/compare-text.ts';

/** A JSON value as text in which the order of keys makes no difference. */
export const toSortedText = (value: unknown): string => JSON.stringify(sortKeys(value));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sortKeys(inner)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => compareText(one, other)));
}
