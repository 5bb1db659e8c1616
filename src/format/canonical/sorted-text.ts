import { isTooLarge } from '#text/json/describe-json.ts';
import { isObject } from '#text/json/json-value.ts';

/** A JSON value as text in which the order of keys makes no difference. */
export const toSortedText = (value: unknown): string => JSON.stringify(sortKeys(value));

/** Its loops need a third of the stack that callbacks would need for each level of a value. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries: unknown[] = [];
    for (const entry of value) entries.push(sortKeys(entry));
    return entries;
  }
  // JSON has only null for it, which is another value.
  if (isTooLarge(value)) return { number: String(value) };
  if (!isObject(value)) return value;
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(value).sort()) entries.push([key, sortKeys(value[key])]);
  return Object.fromEntries(entries);
}
