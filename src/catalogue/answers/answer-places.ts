import { distance } from 'fastest-levenshtein';
import { evaluatorFields } from '#format/evaluator-schema.ts';
import { fromPointer } from '#text/json/json-pointer.ts';

/** Whether a key is close enough to "expected" or "evaluator" to be a misspelling of it. */
export function isStrayAnswer(key: string): boolean {
  if (key === 'evaluator') return false;
  const folded = key.toLowerCase().replaceAll(/[^a-z]/g, '');
  return (
    folded.startsWith('expect') ||
    distance(folded, 'expected') <= 2 ||
    distance(folded, 'evaluator') <= 2
  );
}

/** Whether a pointer leads to an expected value, or to a value that may contain one. */
export function isAnswerPlace(pointer: string): boolean {
  const [field, part, ...inner] = fromPointer(pointer);
  if (field === undefined) return false;
  if (field !== 'evaluator') return isStrayAnswer(field);
  if (part === undefined || part === 'expected' || !evaluatorFields.includes(part)) return true;
  return part === 'result' && inner.some(isStrayAnswer);
}

/** The part of a file that a pointer to an expected value may name. */
export function toAnswerPart(pointer: string): string {
  const [field, part = ''] = fromPointer(pointer);
  if (field !== 'evaluator') return `/${field}`;
  return ['expected', 'result'].includes(part) ? `/evaluator/${part}` : '/evaluator';
}
