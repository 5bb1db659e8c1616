import type { DatasetFile } from '#format/dataset-file-schema.ts';
import { evaluatorFields } from '#format/evaluator-schema.ts';
import { type AddedPart, listAddedParts } from '#format/reading/added-parts.ts';
import { taskFields } from '#format/task-file-schema.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { TaskSource } from '#lint/parse/parse-file.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { isSameJson } from '#text/json/same-json.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { isStrayAnswer } from './answer-places.ts';
import { sealGraders } from './seal-graders.ts';

/** What decides which parts of a task are answers. */
export interface AnswerSettings {
  /** What the environment does with a task, if its source shows that. */
  handling?: TaskHandling | undefined;
  /** Fields of the dataset's own that are answers, such as "solution" or "meta_data.hint". Default: none. */
  answerFields?: readonly string[] | undefined;
}

export const toAnswerSettings = (
  { fields = {} }: Pick<DatasetFile, 'fields'>,
  { handling }: Pick<Vocabulary, 'handling'>,
): AnswerSettings => ({
  handling,
  answerFields: Object.keys(fields).filter((name) => fields[name]?.answer),
});

type Task = Pick<TaskSource, 'file' | 'fields'>;

/** A task file without its expected values; the getters that fetch them stay visible. */
export function withholdAnswers({ file, fields }: Task, settings: AnswerSettings = {}): TaskSource {
  const sealed = withholdFields(fields, settings);
  return { file, fields: sealed, text: `${JSON.stringify(sealed, null, 2)}\n`, isPlainText: true };
}

/** Whether a task may have had its expected values withheld; also true of a task that has none. */
export const isWithheld = ({ fields }: Task, settings?: AnswerSettings): boolean =>
  isSameJson(withholdFields(fields, settings), fields);

/**
 * The message of a finding in a list. Where the page of a task folds expected values away, a list does
 * not quote them either; the finding is shown in the fold.
 */
export const toListedMessage = ({
  isFolded,
  message,
}: Pick<Finding, 'isFolded' | 'message'>): string =>
  isFolded ? 'this concerns an expected value and is shown beside it' : message;

/** The fields of a task without answers. */
export function withholdFields(
  fields: JsonObject,
  { handling, answerFields = [] }: AnswerSettings = {},
): JsonObject {
  const parts = new Map(
    listAddedParts(fields, handling).map((part) => [JSON.stringify(part.at), part]),
  );
  const sealer: Sealer = {
    find: (at) => parts.get(JSON.stringify(at)),
    answerFields,
    points: handling?.evaluator.graders?.points?.index,
  };
  const published = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'evaluator') return [[name, sealEvaluator(value, sealer)]];
    return taskFields.includes(name) ? [[name, value]] : sealField(name, value, [], sealer);
  });
  return Object.fromEntries(published);
}

interface Sealer {
  answerFields: readonly string[];
  /** The part of the task at a place. */
  find: (at: Path) => AddedPart | undefined;
  /** The index of points in a grader that is an array, where that is known. */
  points: number | undefined;
}

/** A field that the format does not have: nothing of an answer, or what resembles one, is left. */
function sealField(name: string, value: unknown, outer: Path, sealer: Sealer): [string, unknown][] {
  const at = [...outer, name];
  const place = at.filter((key) => typeof key === 'string').join('.');
  const isAnswer =
    sealer.answerFields.includes(place) || (isStrayAnswer(name) && !isJudge(value, at, sealer));
  return isAnswer ? [] : [[name, sealValue(value, at, sealer)]];
}

/** What is deeper is withheld whole: a search there could exhaust the stack. */
const deepestSearched = 60;

/** Whether a value with a name that resembles "evaluator" is one after all, or several. */
const isJudge = (value: unknown, at: Path, { find }: Sealer): boolean =>
  find(at) !== undefined ||
  (Array.isArray(value) && value.every((_, index) => find([...at, index]) !== undefined));

function sealValue(value: unknown, at: Path, sealer: Sealer): unknown {
  if (at.length > deepestSearched) return null;
  const part = sealer.find(at);
  if (part?.kind === 'evaluator') return sealObject(part.value);
  if (part?.kind === 'graders') return sealGraders(part.value, sealer.points);
  if (Array.isArray(value))
    return value.map((element, index) => sealValue(element, [...at, index], sealer));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => sealField(key, inner, at, sealer)),
  );
}

/** Of an evaluator that has the shape of none, any part may be the answer. */
function sealEvaluator(evaluator: unknown, sealer: Sealer): unknown {
  const at = ['evaluator'];
  if (isObject(evaluator)) return sealObject(evaluator);
  return Array.isArray(evaluator) && isJudge(evaluator, at, sealer)
    ? sealValue(evaluator, at, sealer)
    : {};
}

/** A key that evaluators do not have is left out: it may be the answer. */
function sealObject(evaluator: JsonObject): JsonObject {
  const entries = Object.entries(evaluator).filter(([key]) => evaluatorFields.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'expected') return [key, seal(value)];
      return [key, key === 'result' ? sealResult(value) : value];
    }),
  );
}

/** What is fetched from the machine is not an answer, except for a value in the wrong place. */
function sealResult(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(sealResult);
  if (!isObject(result)) return result;
  return Object.fromEntries(Object.entries(result).filter(([key]) => !isStrayAnswer(key)));
}

function seal(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(seal);
  return isObject(expected) && typeof expected.type === 'string' ? { type: expected.type } : {};
}
