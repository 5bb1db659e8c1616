import { toArray } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

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
