import type { Vocabulary } from './vocabulary.ts';
import type { JudgedName } from './source/task-handling.ts';

/**
 * Where the environment or a runner judges a metric by its name, without calling it; undefined where
 * none is known to.
 *
 * @param isInArray Whether "func" is an array.
 */
export function findJudgedName(
  metric: string,
  isInArray: boolean,
  { handling }: Vocabulary,
): JudgedName | undefined {
  const names = handling?.evaluator.judgedByName ?? {};
  const judged = Object.hasOwn(names, metric) ? names[metric] : undefined;
  return judged && (judged.inArray || !isInArray) ? judged : undefined;
}
