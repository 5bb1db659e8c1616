import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { isCombinedByRunner } from '#format/evaluator-schema.ts';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import type { PartReading, TaskHandling } from '#vocabulary/source/task-handling.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { fieldMissing, noMetric, unknownValue, wrongType } from '../rules/s-schema-rules.ts';
import type { ShapeProblem } from './check-shape.ts';

/**
 * Departures from the format as severe as they are where a task is loaded and judged:
 *
 * - What the source of the environment has a way for is none, and what no code needs is information.
 * - What it certainly fails with is an error.
 * - Of what was not understood of a source at hand, nothing is an error.
 * - Without source, the format counts, but for checks that a project combines in a way of its own.
 */
export function judgeByHandling(
  problems: readonly ShapeProblem[],
  fields: JsonObject,
  { handling }: Vocabulary,
): ShapeProblem[] {
  return problems.flatMap((problem) => {
    if (!judged.has(problem.meta.code)) return [problem];
    const missing = missingField(problem);
    if (missing !== undefined) return judgeMissing(missing, problem, fields, handling);
    if (toPointer(problem.at) === '/evaluator/options' && isNullOptions(fields))
      return judgeNullOptions(problem, handling);
    const lowered = isOfRunner(problem, fields, handling) ? asInfo(problem) : problem;
    return handling ? judgePart(lowered, fields, handling) : [lowered];
  });
}

const judged = new Set<string>(
  [fieldMissing, wrongType, noMetric, unknownValue].map(({ code }) => code),
);

/** The field at the top of the file that is missing. */
function missingField({ meta, about = [] }: ShapeProblem): string | undefined {
  const [pointer = ''] = meta.code === fieldMissing.code ? about : [];
  return /^\/([^/]+)$/.exec(pointer)?.[1];
}

const isNullOptions = ({ evaluator }: JsonObject): boolean =>
  isObject(evaluator) && evaluator.options === null;

/** A way to combine checks that is the project's own. */
const isOfRunner = (
  { at }: ShapeProblem,
  { evaluator }: JsonObject,
  handling: TaskHandling | undefined,
): boolean =>
  toPointer(at) === '/evaluator/conj' &&
  isObject(evaluator) &&
  isCombinedByRunner(evaluator) &&
  handling?.parts['evaluator.conj']?.rejects?.includes('string') !== true;

const asInfo = (problem: ShapeProblem): ShapeProblem => ({
  ...problem,
  severity: 'info',
  consequence: 'nothing',
});

const asWarning = (problem: ShapeProblem): ShapeProblem =>
  (problem.severity ?? problem.meta.severity) === 'error'
    ? { ...problem, severity: 'warning' }
    : problem;

function judgeMissing(
  field: string,
  problem: ShapeProblem,
  fields: JsonObject,
  handling: TaskHandling | undefined,
): ShapeProblem[] {
  const reading = handling?.fields[field];
  if (reading?.need === 'required') return [problem];
  // The format's own environments only group tasks by it.
  if (field === 'related_apps') return [asInfo(problem)];
  if (field === 'instruction') {
    const others = reading?.standInFields ?? [];
    if (reading && others.some((name) => hasValue(fields[name]))) return [];
    return reading === undefined && hasTurns(fields) ? [] : [problem];
  }
  if (field === 'evaluator') return [problem];
  if (reading) return [];
  if (!handling) return [problem];
  return [handling.fieldsAreComplete ? asInfo(problem) : asWarning(problem)];
}

const hasValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;

/** Whether another field is an array of which the first object has the instruction. */
const hasTurns = (fields: JsonObject): boolean =>
  Object.values(fields).some((value) => {
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    return isObject(first) && typeof first.instruction === 'string' && first.instruction !== '';
  });

/** `**None` fails, but some environments turn null into no options; the data alone does not tell. */
function judgeNullOptions(
  problem: ShapeProblem,
  handling: TaskHandling | undefined,
): ShapeProblem[] {
  switch (handling?.evaluator.nullOptions) {
    case 'accepted':
      return [];
    case 'fails':
      return [problem];
    case undefined:
      return [asInfo(problem)];
  }
}

/** A value of another kind than the format's, or a part that is missing further down. */
function judgePart(
  problem: ShapeProblem,
  fields: JsonObject,
  handling: TaskHandling,
): ShapeProblem[] {
  const { meta, at, about = [] } = problem;
  const key = about[0]?.split('/').at(-1);
  const isAbsent = about[0] !== undefined && about[0] !== toPointer(at);
  const path = toPartPath(isAbsent && key !== undefined ? [...at, key] : at);
  const part = handling.parts[path];
  if (isAbsent) return judgeAbsent(path, part, problem, handling);
  const value = at.reduce<unknown>((parent, name) => (parent as JsonObject)[name], fields);
  const kind = kindOf(value);
  if (part?.accepts?.includes(kind) || takesText(value, part)) return [];
  if (path === 'evaluator') {
    const { mayBeArray } = handling.evaluator;
    if (kind === 'array' && mayBeArray === true) return [];
    return [mayBeArray === false ? problem : asWarning(problem)];
  }
  if (meta.code === noMetric.code) return [isFuncNeeded(handling) ? problem : asWarning(problem)];
  return [part?.rejects?.includes(kind) ? problem : asWarning(problem)];
}

function judgeAbsent(
  path: string,
  part: PartReading | undefined,
  problem: ShapeProblem,
  handling: TaskHandling,
): ShapeProblem[] {
  if (path === 'evaluator.func') return [isFuncNeeded(handling) ? problem : asWarning(problem)];
  if (!part) return [asWarning(problem)];
  return part.isRequired ? [problem] : [];
}

const isFuncNeeded = ({ parts, evaluator }: TaskHandling): boolean =>
  parts['evaluator.func']?.isRequired === true && evaluator.mayBeArray === false;

/** Text that is taken in whichever case, or as a number. */
const takesText = (value: unknown, part: PartReading | undefined): boolean =>
  typeof value === 'string' &&
  ((part?.ignoresCase === true && /^(?:and|or)$/i.test(value)) ||
    (part?.accepts?.includes('number') === true && /^\d+$/.test(value)));

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** `/evaluator/options/0` is the part "evaluator.options[]". */
const toPartPath = (path: Path): string =>
  path.reduce<string>((above, key) => {
    if (typeof key === 'number' || /^\d+$/.test(key)) return `${above}[]`;
    return above === '' ? key : `${above}.${key}`;
  }, '');
