import { toArray } from '#text/json/json-value.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { CheckView } from './check-views.ts';

/** Whether "func" names nothing but metrics without behaviour, as for a task that cannot be done. */
export function namesOnlyPlaceholders(func: unknown, vocabulary: Vocabulary): boolean {
  const names = toArray(func);
  return (
    names.length > 0 &&
    names.every(
      (name) => typeof name === 'string' && vocabulary.find('metric', name)?.placeholder === true,
    )
  );
}

/** Whether the only element of an array is not compared with the name, as in all known environments. */
export function isPlaceholderUnseen({ at, metric }: CheckView, vocabulary: Vocabulary): boolean {
  if (at.length < 3 || findJudgedName(metric, true, vocabulary)) return false;
  const { handling } = vocabulary;
  return !handling || findJudgedName(metric, false, vocabulary) !== undefined;
}
