import { isObject, type JsonObject, toArray } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { listEvaluators } from '#format/task-parts.ts';
import type { AddedEvaluator, Check, Task } from '#format/task.ts';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { mostShownParts } from '../task/shown-parts.ts';
import { listShownChecks } from '../task/shown-checks.ts';
import { namePart, toCheckPrefix, toSectionAnchor, toStepPrefix } from '../parts/part-name.ts';

/** A part of a task's page that findings may be about. */
export interface FindingPlace {
  /** The id that it has on the page. */
  anchor: string;
  /** What a list of findings calls it: "check 2, expected". */
  label: string;
}

/** Finds the place of what a path in a part leads to. */
interface PartPlaces {
  at: Path;
  find: (path: readonly string[]) => FindingPlace;
}

/** The parts of a task that have sections on its page; those within others come first. */
export const listPartPlaces = (task: Task, fields: JsonObject): PartPlaces[] => [
  ...task.graders.map(({ at }) => ({
    at,
    find: () => ({ anchor: toSectionAnchor(at, 'graders'), label: namePart(at).code }),
  })),
  ...listEvaluators(task)
    .map((evaluator) => toEvaluatorPlaces(evaluator, fields))
    .toReversed(),
  ...[{ at: ['config'], steps: task.setup }, ...task.stepLists].map(({ at, steps }) => ({
    at,
    find: (path: readonly string[]) =>
      placeStep(at, steps.length, path) ?? {
        anchor: toSectionAnchor(at, 'steps'),
        label: at[0] === 'config' ? 'setup' : namePart(at).code,
      },
  })),
  ...task.phases.map(({ at }, index) => ({
    at,
    find: () => ({ anchor: namePart(at).anchor, label: `phase ${index + 1}` }),
  })),
];

const pairedFields = ['func', 'result', 'expected', 'options'] as const;
type PairedField = (typeof pairedFields)[number];

/** A check and its number on the page. */
interface NumberedCheck {
  number: number;
  check: Check;
}

function toEvaluatorPlaces({ at, evaluation }: AddedEvaluator, fields: JsonObject): PartPlaces {
  const isMain = at.length === 1 && at[0] === 'evaluator';
  const whole = {
    anchor: toSectionAnchor(at, 'checks'),
    label: isMain ? 'evaluator' : namePart(at).code,
  };
  const evaluator = at.reduce<unknown>(readIn, fields);
  if (!isObject(evaluator)) return { at, find: () => whole };
  const isPaired = evaluation.unpaired.length === 0;
  const checks = numberChecks(isPaired ? evaluator : { func: evaluator.func });
  const steps = evaluation.postconfig.length;
  const findPlace = ([field, ...path]: readonly string[]): FindingPlace => {
    if (field === 'postconfig') {
      const all = { anchor: toSectionAnchor([...at, field], 'steps'), label: field };
      return placeStep([...at, field], steps, path) ?? (steps > 0 ? all : whole);
    }
    const paired = pairedFields.find((name) => name === field && (isPaired || name === 'func'));
    const found = paired && checks[toPosition(evaluator[paired], path)];
    const isShown = found && found.number <= mostShownParts;
    return paired && isShown ? placeInCheck(toCheckPrefix(at), found, paired) : whole;
  };
  const find = (path: readonly string[]): FindingPlace => {
    const place = findPlace(path);
    const isNamed = isMain || place === whole;
    return isNamed ? place : { ...place, label: `${whole.label}, ${place.label}` };
  };
  return { at, find };
}

const readIn = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as JsonObject)[key] : undefined;

function placeInCheck(
  prefix: string,
  { number, check }: NumberedCheck,
  field: PairedField,
): FindingPlace {
  const anchor = `${prefix}-${number}`;
  const hasPart = field === 'options' ? Object.keys(check.options).length > 0 : field !== 'func';
  return hasPart
    ? { anchor: `${anchor}-${field}`, label: `check ${number}, ${field}` }
    : { anchor, label: `check ${number}` };
}

function placeStep(at: Path, steps: number, [key]: readonly string[]): FindingPlace | undefined {
  // A field of which the environment makes one step may have any value.
  const number = steps === 1 ? 1 : Number(key) + 1;
  if (key === undefined || !(number <= Math.min(mostShownParts, steps))) return undefined;
  const prefix = toStepPrefix(at);
  const name = /^(?:setup|postconfig)$/.test(prefix) ? prefix : String(at.at(-1));
  return { anchor: `${prefix}-${number}`, label: `${name} step ${number}` };
}

/** The position in an array that a path leads to; a single value counts as an array of one. */
function toPosition(value: unknown, [key]: readonly string[]): number {
  return Array.isArray(value) ? Number(key) : 0;
}

/** The checks by their position in the evaluator's arrays; undefined for those that the page leaves out. */
function numberChecks(evaluator: JsonObject): (NumberedCheck | undefined)[] {
  const arrays = pairedFields.map((name) => [name, toArray(evaluator[name])] as const);
  const length = Math.max(...arrays.map(([, array]) => array.length));
  let number = 0;
  return Array.from({ length }, (_, position) => {
    const slice = Object.fromEntries(arrays.map(([name, array]) => [name, [array[position]]]));
    const [check] = listShownChecks(toEvaluation(slice).checks);
    return check && { number: ++number, check };
  });
}
