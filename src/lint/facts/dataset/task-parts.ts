import { classifyField } from '#format/task-file-schema.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { fnvHash } from '#text/similarity/fnv-hash.ts';

/** A field of a task that may make it another task than one with the same instruction. */
export interface TaskPart {
  field: string;
  /** That of its value, without the id of the task. */
  digest: number;
  /** Whether it is an object or an array, which may prepare, ask or judge something. */
  isStructured: boolean;
}

/**
 * The fields of a task but for its id, its instruction, and those that neither agent nor judge see.
 *
 * @param texts each field as JSON in an array
 */
export function readParts(fields: JsonObject, texts: ReadonlyMap<string, string>): TaskPart[] {
  const { id } = fields;
  return Array.from(texts).flatMap(([field, json]): TaskPart[] => {
    if (field === 'id' || field === 'instruction' || isUnseen(field)) return [];
    const value = fields[field];
    const text = typeof id === 'string' && id.length >= leastId ? json.replaceAll(id, '') : json;
    const isStructured = typeof value === 'object' && value !== null;
    return [{ field, digest: fnvHash(text), isStructured }];
  });
}

/** A field of the project's own may be read by its environment. */
const isUnseen = (field: string): boolean => classifyField(field) === 'editorial';

/** A shorter id occurs by chance. */
const leastId = 4;

/** The fields in which some tasks differ, in alphabetical order. */
export function listDifferences(tasks: readonly { parts: readonly TaskPart[] }[]): string[] {
  const digests = new Map<string, Set<number>>();
  const counts = new Map<string, number>();
  for (const { field, digest } of tasks.flatMap(({ parts }) => parts)) {
    digests.set(field, (digests.get(field) ?? new Set()).add(digest));
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  const differs = ([field, { size }]: [string, Set<number>]) =>
    size > 1 || counts.get(field) !== tasks.length;
  return [...digests].flatMap((entry) => (differs(entry) ? [entry[0]] : [])).sort();
}
