import { isObject } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { getterOf } from '../fetches.ts';

/** Whether the getter of a source certainly returns None, by its source. */
export function fetchesNone(source: unknown, vocabulary: Vocabulary): boolean {
  if (!isObject(source)) return false;
  const place = vocabulary.find('getter', getterOf(source))?.source;
  if (place?.returned?.every((value) => value === 'None')) return true;
  const key = place?.returnedKey;
  return key !== undefined && Object.hasOwn(source, key) && source[key] === null;
}
