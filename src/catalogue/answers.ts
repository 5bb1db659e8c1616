import { isRecord, type JsonRecord } from '../format/json-value.ts';
import type { Finding } from '../lint/finding.ts';
import type { TaskInput } from './task-entry.ts';

/** Pointers to expected values, and to an evaluator that is no object. */
const withheld = /^\/evaluator(?:$|\/(?:expected|\d+)(?:\/|$))/;

/** A task file whose expected values are gone; what fetches them stays, so that the wiring shows. */
export function withholdAnswers({ file, fields }: TaskInput): TaskInput {
  const { evaluator } = fields;
  if (evaluator === undefined) return { file, fields, text: print(fields) };
  const sealed = { ...fields, evaluator: sealEvaluator(evaluator) };
  return { file, fields: sealed, text: print(sealed) };
}

/** A finding about an expected value, without what its message and its pointer tell of it. */
export function withholdFromFinding(finding: Finding): Finding {
  if (!withheld.test(finding.pointer)) return finding;
  const isExpected = finding.pointer.startsWith('/evaluator/expected');
  return {
    ...finding,
    pointer: isExpected ? '/evaluator/expected' : '/evaluator',
    message: 'this concerns an expected value, which the dataset withholds',
  };
}

/**
 * What a list says of a finding. Where the page of a task folds expected values away, a list does
 * not quote them either; the finding is told in the fold.
 */
export function toListedMessage(
  { pointer, message }: Finding,
  answers: 'show' | 'collapse' | 'omit' = 'show',
): string {
  const isFolded = answers === 'collapse' && withheld.test(pointer);
  return isFolded ? 'this concerns an expected value and is told beside it' : message;
}

/** An evaluator of another kind is left out whole: nobody knows which part of it is the answer. */
function sealEvaluator(evaluator: unknown): JsonRecord {
  if (!isRecord(evaluator)) return {};
  const { expected } = evaluator;
  return expected === undefined ? evaluator : { ...evaluator, expected: seal(expected) };
}

function seal(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(seal);
  return isRecord(expected) && typeof expected.type === 'string' ? { type: expected.type } : {};
}

const print = (fields: JsonRecord): string => `${JSON.stringify(fields, null, 2)}\n`;
