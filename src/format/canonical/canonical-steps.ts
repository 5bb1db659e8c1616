import { isObject, type JsonObject, toArray } from '#text/json/json-value.ts';

/** Booleans that the environment takes to be false when they are absent. */
const flags: readonly string[] = ['shell', 'strict', 'multi'];

/** Steps in one form: an absent list is empty, a flag is a boolean and absent when false. */
export function toCanonicalSteps(steps: unknown): readonly unknown[] {
  if (steps === undefined || steps === null) return [];
  return toArray(steps).map(toCanonicalStep);
}

function toCanonicalStep(step: unknown): unknown {
  if (!isObject(step)) return step;
  const parameters = isObject(step.parameters) ? withoutFlags(step.parameters) : step.parameters;
  return { ...step, parameters: parameters ?? {} };
}

/** A record whose flags are written in one way. */
export function withoutFlags(record: JsonObject): JsonObject {
  if (!flags.some((flag) => Object.hasOwn(record, flag))) return record;
  const entries = Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    if (!flags.includes(key)) return [[key, value]];
    if (value === false || value === null) return [];
    return [[key, value === 'true' ? true : value]];
  });
  return Object.fromEntries(entries);
}
