import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';

/** A short string of a task. */
export interface FieldValue {
  /** The names of the field and of the object that it is in, such as "meta.level". */
  field: string;
  at: Path;
  value: string;
}

/** Fields that name, ask, prepare or judge one task, and the apps, whose spellings another rule compares. */
const others = new Set(['id', 'instruction', 'source', 'config', 'related_apps', 'evaluator']);

/** The short strings at the top of a task, and in the objects and arrays there. */
export function listFieldValues(fields: JsonObject): FieldValue[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    others.has(name) ? [] : listValues(name, value, [name], mostLevels),
  );
}

const mostLevels = 1;

function listValues(field: string, value: unknown, at: Path, levels: number): FieldValue[] {
  if (typeof value === 'string') return isShort(value) ? [{ field, at, value }] : [];
  if (levels === 0) return [];
  if (Array.isArray(value)) {
    return value.flatMap((child, index) => listValues(field, child, [...at, index], 0));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    listValues(`${field}.${name}`, child, [...at, name], levels - 1),
  );
}

/** A name, and not a sentence, a path or an address. */
const isShort = (value: string): boolean =>
  value.length >= 5 && value.length <= 40 && /^[\p{L}][\p{L}\p{N} _-]*$/u.test(value);
