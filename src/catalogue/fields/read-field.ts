import { isObject, type JsonObject, readOwn } from '#text/json/json-value.ts';

/** The names of a field and of the object that it is in, if it is in one. */
export type FieldPath = readonly [string] | readonly [string, string];

/** The value of a field; undefined without it. */
export function readField(fields: JsonObject, [name, inner]: FieldPath): unknown {
  const value = readOwn(fields, name);
  if (inner === undefined) return value;
  return isObject(value) ? readOwn(value, inner) : undefined;
}

/**
 * Strings, numbers and booleans as texts, each once: those of an array, or the value as the only one.
 * Nothing for null and for blank strings, which say nothing, and undefined for what is neither.
 */
export function listTexts(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) {
    const text = toValueText(value);
    return text === undefined ? undefined : [text].filter(Boolean);
  }
  const texts = value.map(toValueText);
  if (texts.includes(undefined)) return undefined;
  return [...new Set(texts.filter(Boolean) as string[])];
}

function toValueText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? '' : undefined;
}
