import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { fieldMissing } from '../rules/s-schema-rules.ts';
import type { ShapeProblem } from './check-shape.ts';

/**
 * Departures from the format as severe as they are where a task is loaded: what the environment accepts
 * is none, and what no code needs is information.
 */
export function judgeByHandling(
  problems: readonly ShapeProblem[],
  fields: JsonObject,
  { handling }: Vocabulary,
): ShapeProblem[] {
  return problems.flatMap((problem) => {
    const missing = missingField(problem);
    if (missing !== undefined) return judgeMissing(missing, problem, fields, handling);
    const place = toPointer(problem.at);
    if (place === '/evaluator' && Array.isArray(fields.evaluator))
      return handling?.evaluator.mayBeArray === true ? [] : [problem];
    return place === '/evaluator/options' && isNullOptions(fields)
      ? judgeNullOptions(problem, handling)
      : [problem];
  });
}

/** The field at the top of the file that is missing. */
function missingField({ meta, about = [] }: ShapeProblem): string | undefined {
  const [pointer = ''] = meta.code === fieldMissing.code ? about : [];
  return /^\/([^/]+)$/.exec(pointer)?.[1];
}

const isNullOptions = ({ evaluator }: JsonObject): boolean =>
  isObject(evaluator) && evaluator.options === null;

const asInfo = (problem: ShapeProblem): ShapeProblem => ({
  ...problem,
  severity: 'info',
  consequence: 'nothing',
});

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
  if (field === 'evaluator') return [problem];
  if (field === 'instruction') {
    const others = reading?.standInFields ?? [];
    if (reading && others.some((name) => hasValue(fields[name]))) return [];
    return reading === undefined && hasTurns(fields) ? [asInfo(problem)] : [problem];
  }
  if (reading) return [];
  return handling?.fieldsAreComplete === true ? [asInfo(problem)] : [problem];
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
      return [{ ...problem, severity: 'warning' }];
  }
}
