import { isTooLarge } from '../../text/json/describe-json.ts';
import { isObject } from '../../text/json/json-value.ts';
import { compareText } from '../../text/compare-text.ts';

/** A JSON value as text in which the order of keys makes no difference. */
export const toSortedText = (value: unknown): string => JSON.stringify(sortKeys(value));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  // JSON has only null for it, which is another value.
  if (isTooLarge(value)) return { number: String(value) };
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sortKeys(inner)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => compareText(one, other)));
}
