import { evaluatorFields } from '../../format/evaluator-schema.ts';
import { isRecord, type JsonRecord, withoutKeys } from '../../text/json-value.ts';
import type { Finding } from '../../lint/model/finding.ts';
import { isStrayAnswer } from './answer-places.ts';
import type { TaskInput } from '../task/task-entry.ts';

/** Pointers to expected values, and to an evaluator that is no object. */
const folded = /^\/evaluator(?:$|\/(?:expected|\d+)(?:\/|$))/;

/** A task file whose expected values are gone; what fetches them stays, so that the wiring shows. */
export function withholdAnswers({ file, fields }: Pick<TaskInput, 'file' | 'fields'>): TaskInput {
  const kept = withoutStrays(fields);
  const sealed =
    kept.evaluator === undefined ? kept : { ...kept, evaluator: sealEvaluator(kept.evaluator) };
  return { file, fields: sealed, text: `${JSON.stringify(sealed, null, 2)}\n`, isPlainText: true };
}

/**
 * What a list says of a finding. Where the page of a task folds expected values away, a list does
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
 * An evaluator of another kind is left out whole, and so is a key that evaluators do not have:
 * nobody knows which part of it is the answer.
 */
function sealEvaluator(evaluator: unknown): JsonRecord {
  if (!isRecord(evaluator)) return {};
  const known = Object.entries(evaluator).filter(([key]) => evaluatorFields.includes(key));
  return Object.fromEntries(
    known.map(([key, value]) => {
      if (key === 'expected') return [key, seal(value)];
      return [key, key === 'result' ? sealResult(value) : value];
    }),
  );
}

/** What is fetched from the machine is no answer, but for a value that was put in the wrong place. */
function sealResult(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(sealResult);
  return isRecord(result) ? withoutStrays(result) : result;
}

const withoutStrays = (record: JsonRecord): JsonRecord =>
  withoutKeys(record, Object.keys(record).filter(isStrayAnswer));

function seal(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(seal);
  return isRecord(expected) && typeof expected.type === 'string' ? { type: expected.type } : {};
}
