import { isObject } from '#text/json/json-value.ts';

/** A field with its example, as JSON; on one line unless the example contains an object. */
export function formatExample(name: string, example: unknown): string {
  const values = [example].flat();
  const isShort = !values.some(isObject);
  const listed = values.map((value) => JSON.stringify(value)).join(', ');
  const onOneLine = Array.isArray(example) ? `[${listed}]` : listed;
  return `${JSON.stringify(name)}: ${isShort ? onOneLine : JSON.stringify(example, null, 2)}`;
}
