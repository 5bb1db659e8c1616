import type { Path } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject, toArray } from '#text/json/json-value.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import { evaluatorFields } from '../evaluator-schema.ts';
import { taskFields } from '../task-file-schema.ts';
import { isGrader } from './to-graders.ts';

/**
 * A part of a task that stands in a field of the project's own, recognized by its shape: a list of
 * steps, another evaluator, what the agent is told one after the other, or a list of commands with points.
 */
export type AddedPart = RecognizedPart & { at: Path };

type RecognizedPart =
  | { kind: 'steps'; value: readonly unknown[] }
  | { kind: 'evaluator'; value: JsonObject }
  | { kind: 'phases'; value: readonly JsonObject[] }
  | { kind: 'graders'; value: readonly unknown[] };

/** Deeper fields are data, not parts of a task. */
const deepest = 6;

/**
 * The parts in fields outside the format, and in an evaluator that is an array, in the order of the
 * file. Those within phases follow their phases; those within another part belong to it.
 *
 * @param handling what the environment does with the file, if its source shows that; fields whose
 *   contents it runs as steps are left out
 */
export function listAddedParts(fields: JsonObject, handling?: TaskHandling): AddedPart[] {
  return Object.entries(fields).flatMap(([name, value]): AddedPart[] => {
    if (handling?.stepFields.some(({ field }) => field === name)) return [];
    if (name === 'evaluator' && Array.isArray(value) && handling?.evaluator.graders)
      return [{ kind: 'graders', at: [name], value }];
    const isFormats = name === 'evaluator' ? !Array.isArray(value) : taskFields.includes(name);
    return isFormats ? [] : [...findParts(value, [name])];
  });
}

function* findParts(value: unknown, at: Path): Generator<AddedPart> {
  if (typeof value !== 'object' || value === null || at.length > deepest) return;
  const part = recognizePart(value);
  if (part) yield { ...part, at };
  if (part && part.kind !== 'phases') return;
  const inner: Iterable<[number | string, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, element] of inner) yield* findParts(element, [...at, key]);
}

/** The part of a task that a value has the shape of, wherever it is. */
export function recognizePart(value: unknown): RecognizedPart | undefined {
  if (isEvaluator(value)) return { kind: 'evaluator', value };
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const list: readonly unknown[] = value;
  if (isStepList(list)) return { kind: 'steps', value: list };
  if (list.every(isGrader)) return { kind: 'graders', value: list };
  return list.every(isPhase) ? { kind: 'phases', value: list } : undefined;
}

/** A step may have no parameters, and a few elements may be faulty. */
function isStepList(list: readonly unknown[]): boolean {
  const whole = list.filter(
    (value) => isStep(value) && isName(value.type) && isObject(value.parameters),
  );
  return whole.length > list.length / 2 || (whole.length > 0 && list.every(isStep));
}

/** With one of its fields at least. */
const isStep = (value: unknown): value is JsonObject =>
  isObject(value) && (isName(value.type) || isObject(value.parameters));

const isPhase = (value: unknown): value is JsonObject =>
  isObject(value) && typeof value.instruction === 'string' && value.instruction !== '';

/** `func` may stand for anything else, so another field of evaluators is beside it, or nothing at all. */
function isEvaluator(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;
  const { func, result, expected } = value;
  // Of a withheld answer only the type is there.
  if (func === undefined) return isSource(result) && isSource(expected, 1);
  const names = toArray(func);
  if (names.length === 0 || func === '') return isSource(result) || isSource(expected);
  const keys = Object.keys(value);
  return names.some(isName) && (keys.length === 1 || keys.some(isBesideFunc));
}

const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isBesideFunc = (key: string): boolean => key !== 'func' && evaluatorFields.includes(key);

const isSource = (value: unknown, leastKeys = 2): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every((entry) => isSource(entry, leastKeys))
    : isObject(value) && typeof value.type === 'string' && Object.keys(value).length >= leastKeys;

/** A file without some of its parts, and without what has nothing else in it. */
export const removeParts = (fields: JsonObject, parts: readonly { at: Path }[]): JsonObject =>
  (withoutParts(fields, [], toPaths(parts)) ?? {}) as JsonObject;

/** The places of parts, as `withoutParts` takes them. */
export const toPaths = (parts: readonly { at: Path }[]): ReadonlySet<string> =>
  new Set(parts.map(({ at }) => JSON.stringify(at)));

/** A value without the parts at some paths; undefined where nothing else is in it. */
export function withoutParts(value: unknown, at: Path, parts: ReadonlySet<string>): unknown {
  if (parts.has(JSON.stringify(at))) return undefined;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const rest = list.map((element, index) => withoutParts(element, [...at, index], parts));
    return hasChanged(list, rest)
      ? compact(rest.filter((element) => element !== undefined))
      : value;
  }
  if (!isObject(value)) return value;
  const rest = Object.entries(value).map(
    ([key, inner]) => [key, withoutParts(inner, [...at, key], parts)] as const,
  );
  const changed = hasChanged(
    Object.values(value),
    rest.map(([, inner]) => inner),
  );
  if (!changed) return value;
  const kept = rest.filter(([, inner]) => inner !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const hasChanged = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.some((element, index) => element !== after[index]);

const compact = (list: readonly unknown[]): unknown => (list.length > 0 ? list : undefined);
