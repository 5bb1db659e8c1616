import { checkViews } from '#lint/facts/checks/check-views.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import { isInfeasible } from '#vocabulary/metrics/placeholder.ts';
import type { Finder } from './finder.ts';

/** Tasks that pass when the agent says that they cannot be done. */
export const findInfeasible: Finder = function* (task) {
  const isInArray = Array.isArray(task.evaluator.func);
  for (const { metric, at } of checkViews(task)) {
    const judged = findJudgedName(metric, isInArray, task.vocabulary);
    if (!isInfeasible([metric]) && judged === undefined) continue;
    yield {
      ...{ kind: 'infeasible', certainty: 'certain', at, source: judged?.at },
      message:
        'the task counts as passed when the agent ends by saying that it cannot be done, whether or not it has tried',
    };
  }
};
