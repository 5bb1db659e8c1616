import { isObject } from '#text/json/json-value.ts';
import { returnsNothing } from './getter-rules.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Whether the getter of a source certainly returns None, by its source. */
function fetchesNone(source: unknown, vocabulary: Vocabulary): boolean {
  if (!isObject(source) || typeof source.type !== 'string') return false;
  const getter = vocabulary.find('getter', source.type);
  if (returnsNothing(getter)) return true;
  const key = getter?.source?.returnedKey;
  return key !== undefined && Object.hasOwn(source, key) && source[key] === null;
}

/** The same, where the environment is not known to hand None to the metric. */
export const isNoReference = (source: unknown, vocabulary: Vocabulary): boolean =>
  vocabulary.handling?.evaluator.expectedNone !== 'two arguments' &&
  fetchesNone(source, vocabulary);
