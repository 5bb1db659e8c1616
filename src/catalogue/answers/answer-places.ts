import { distance } from 'fastest-levenshtein';
import { evaluatorFields } from '#format/evaluator-schema.ts';
import { fromPointer, toPointer } from '#text/json/json-pointer.ts';
import { type JsonObject, readKey } from '#text/json/json-value.ts';
import { isSameJson } from '#text/json/same-json.ts';

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

/**
 * The part of a published file that a pointer to an answer may name; undefined for a pointer to
 * anything else. The keys of what is withheld may be answers too.
 *
 * @param whole the file with its answers
 * @param published the same without them
 */
export function findAnswerPart(
  pointer: string,
  whole: JsonObject,
  published: JsonObject,
): string | undefined {
  const path = fromPointer(pointer);
  let [original, shown]: [unknown, unknown] = [whole, published];
  for (const [index, key] of path.entries()) {
    const [inner, innerShown] = [readKey(original, key), readKey(shown, key)];
    if (innerShown === undefined) {
      const isMissing = inner === undefined && (index === 0 || evaluatorFields.includes(key));
      const isWithheld = !isMissing && !isSameJson(original, shown);
      return isWithheld ? toPointer(path.slice(0, Math.max(index, 1))) : undefined;
    }
    [original, shown] = [inner, innerShown];
  }
  return pointer !== '' && !isSameJson(original, shown) ? pointer : undefined;
}
