export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** Whether a value is an object or an array. */
export const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** A string as it is, any other value as JSON. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Whether a value is an array of strings, which may be empty. */
export function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** A value as an array: an array as it is, any other value as its only element, a missing one as an empty array. */
export function toArray(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}

/** The strings of an array, or a string as the only one. */
export const toStrings = (value: unknown): string[] =>
  toArray(value).filter((entry) => typeof entry === 'string');

/** The value of an own key; undefined for any other, such as `constructor`, and without an object. */
export const readOwn = <Value>(
  object: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (object && Object.hasOwn(object, key) ? object[key] : undefined);

/** What is at a key of an object, or at an index of an array; undefined for any other value. */
export const readKey = (value: unknown, key: string | number): unknown =>
  isContainer(value) && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;

/** Copies own keys alone, so that a key named `__proto__` stays a key. */
export function withoutKeys<Value>(
  object: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  const omitted = new Set(keys);
  return Object.fromEntries(Object.entries(object).filter(([key]) => !omitted.has(key)));
}

/** Without the keys that have no value. */
export const withoutBlanks = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/** A boolean, which real files also write as a string; undefined for any other value. */
export function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : undefined;
}

/** Whether a value is the address of something on the web. */
export const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/\S/i.test(value);
