import { evaluatorFields } from '#format/evaluator-schema.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Finding } from '#lint/model/finding.ts';
import { isStrayAnswer } from './answer-places.ts';
import type { TaskSource } from '#lint/parse/parse-file.ts';

/** Pointers to expected values, and to an evaluator that is not an object. */
const folded = /^\/evaluator(?:$|\/(?:expected|\d+)(?:\/|$))/;

/** A task file without its expected values; the getters that fetch them stay visible. */
export function withholdAnswers({ file, fields }: Pick<TaskSource, 'file' | 'fields'>): TaskSource {
  const published = withoutStrays(fields);
  const sealed =
    published.evaluator === undefined
      ? published
      : { ...published, evaluator: sealEvaluator(published.evaluator) };
  return { file, fields: sealed, text: `${JSON.stringify(sealed, null, 2)}\n`, isPlainText: true };
}

/** Whether a task may have had its expected values withheld; also true of a task that has none. */
export const isWithheld = (task: Pick<TaskSource, 'file' | 'fields'>): boolean =>
  JSON.stringify(withholdAnswers(task).fields) === JSON.stringify(task.fields);

/**
 * The message of a finding in a list. Where the page of a task folds expected values away, a list does
 * not quote them either; the finding is shown in the fold.
 */
export function toListedMessage(
  { pointer, message }: Finding,
  answers: 'show' | 'collapse' | 'omit' = 'show',
): string {
  const isFolded = answers === 'collapse' && folded.test(pointer);
  return isFolded ? 'this concerns an expected value and is shown beside it' : message;
}

/**
 * An evaluator that is not an object is left out, and so is a key that evaluators do not have: any
 * part of it may be the answer.
 */
function sealEvaluator(evaluator: unknown): JsonObject {
  if (!isObject(evaluator)) return {};
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
  return isObject(result) ? withoutStrays(result) : result;
}

const withoutStrays = (record: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isStrayAnswer(key)));

function seal(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(seal);
  return isObject(expected) && typeof expected.type === 'string' ? { type: expected.type } : {};
}
