import { isObject, type JsonObject, toArray } from '#text/json/json-value.ts';
import { fromPointer } from '#text/json/json-pointer.ts';
import type { Check } from '#format/task.ts';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { countSteps } from '#format/reading/to-steps.ts';
import type { Finding } from '#lint/model/finding.ts';
import { mostShownParts } from '../task/shown-parts.ts';
import { listShownChecks } from '../task/shown-checks.ts';
import { memoizeWeakly } from '#text/memoize.ts';

/** A part of a task's page that findings may be about. */
interface FindingPlace {
  /** The id that it has on the page. */
  anchor: string;
  /** What a list of findings calls it: "check 2, expected". */
  label: string;
}

/** Finds the part of the page that a finding is about; undefined for the file as a whole. */
export type PlaceFinder = (
  finding: Pick<Finding, 'code' | 'pointer' | 'message'>,
) => FindingPlace | undefined;

/** Findings by the id of the place where the page shows them. */
export type FindingsByPlace = ReadonlyMap<string | undefined, readonly Finding[]>;

/**
 * The finder of a task, made once: a task may have many findings, each with a cause of its own.
 *
 * @param fields the task file as the page shows it, perhaps without its answers.
 */
export const placeFinderOf = memoizeWeakly(createPlaceFinder);

function createPlaceFinder(fields: JsonObject): PlaceFinder {
  const { config, evaluator } = fields;
  const checks = isObject(evaluator) ? numberChecks(evaluator) : [];
  return (finding) => {
    const [field, ...path] = toKeys(finding);
    if (field === undefined) return undefined;
    if (field === 'config') return placeStep(config, path, 'setup') ?? places.setup;
    if (field === 'evaluator') return placeInEvaluator(evaluator, checks, path);
    if (factFields.has(field)) return { anchor: field, label: field };
    return Object.hasOwn(fields, field) ? places.otherFields : undefined;
  };
}

/**
 * Errors and warnings by place. Every task may have notes; only the list of
 * findings shows those.
 */
export function groupByPlace(findings: readonly Finding[], placeOf: PlaceFinder): FindingsByPlace {
  const serious = findings.filter(({ severity }) => severity !== 'info');
  return Map.groupBy(serious, (finding) => placeOf(finding)?.anchor);
}

/** Where errors are: at their first place and at all others of the same mistake. */
export function listBrokenPlaces(
  findings: readonly Finding[],
  placeOf: PlaceFinder,
): ReadonlySet<string | undefined> {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const places = errors.flatMap((error) =>
    [error.pointer, ...(error.also ?? [])].map((pointer) => placeOf({ ...error, pointer })),
  );
  return new Set(places.map((place) => place?.anchor));
}

/** The fields that the page shows at its top; each has its name as id there. */
const factFields: ReadonlySet<string> = new Set([
  'id',
  'instruction',
  'source',
  'related_apps',
  'proxy',
  'fixed_ip',
  'possibility_of_env_change',
]);

const places = {
  setup: { anchor: 'setup', label: 'setup' },
  postconfig: { anchor: 'postconfig', label: 'postconfig' },
  evaluation: { anchor: 'evaluation', label: 'evaluator' },
  otherFields: { anchor: 'other-fields', label: 'other fields' },
} as const;

const pairedFields = ['func', 'result', 'expected', 'options'] as const;
type PairedField = (typeof pairedFields)[number];

/** A check and its number on the page. */
interface NumberedCheck {
  number: number;
  check: Check;
}

function placeInEvaluator(
  evaluator: unknown,
  checks: readonly (NumberedCheck | undefined)[],
  [field, ...path]: readonly string[],
): FindingPlace {
  if (!isObject(evaluator)) return places.evaluation;
  if (field === 'postconfig') {
    const { postconfig } = evaluator;
    const whole = countSteps(postconfig) > 0 ? places.postconfig : places.evaluation;
    return placeStep(postconfig, path, 'postconfig') ?? whole;
  }
  const paired = pairedFields.find((name) => name === field);
  const found = paired && checks[toPosition(evaluator[paired], path)];
  const isShown = found && found.number <= mostShownParts;
  return paired && isShown ? placeInCheck(found, paired) : places.evaluation;
}

function placeInCheck({ number, check }: NumberedCheck, field: PairedField): FindingPlace {
  const anchor = `check-${number}`;
  const hasPart = field === 'options' ? Object.keys(check.options).length > 0 : field !== 'func';
  return hasPart
    ? { anchor: `${anchor}-${field}`, label: `check ${number}, ${field}` }
    : { anchor, label: `check ${number}` };
}

function placeStep(
  steps: unknown,
  path: readonly string[],
  anchor: 'setup' | 'postconfig',
): FindingPlace | undefined {
  const number = toPosition(steps, path) + 1;
  const isStep = path.length > 0 && number <= Math.min(mostShownParts, countSteps(steps));
  return isStep ? { anchor: `${anchor}-${number}`, label: `${anchor} step ${number}` } : undefined;
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

/**
 * The keys of the finding's pointer. The finding about a missing field has an empty pointer, but its
 * message begins with the field's name, and the page shows that the field is missing.
 */
function toKeys({ code, pointer, message }: Parameters<PlaceFinder>[0]): string[] {
  if (code === 'S01' && pointer === '') {
    const [, missing = ''] = /^"(\w+)" is missing/.exec(message) ?? [];
    return [missing];
  }
  return fromPointer(pointer);
}
