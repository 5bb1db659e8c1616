import { checkViews } from '#lint/facts/checks/check-views.ts';
import { toFlag } from '#text/json/json-value.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import { isInfeasible } from '#vocabulary/metrics/placeholder.ts';
import type { Finder } from './finder.ts';

const message =
  'the task counts as passed when the agent ends by saying that it cannot be done, whether or not it has tried';

/** Tasks that pass when the agent says that they cannot be done. */
export const findInfeasible: Finder = function* (task) {
  const isInArray = Array.isArray(task.evaluator.func);
  let isFound = false;
  for (const { metric, at } of checkViews(task)) {
    const judged = findJudgedName(metric, isInArray, task.vocabulary);
    if (!isInfeasible([metric]) && judged === undefined) continue;
    isFound = true;
    yield { kind: 'infeasible', certainty: 'certain', at, message, source: judged?.at };
  }
  if (isFound) return;
  // A part that is judged by itself has the fields of the whole task too.
  for (const [field, value] of Object.entries(task.fields)) {
    const flag = toFlag(value);
    if (flag === undefined || flag !== findMeaning(field)) continue;
    yield { kind: 'infeasible', certainty: 'likely', at: [field], message };
  }
};

/** The value of a field of a dataset's own that says that a task cannot be done; undefined for another field. */
function findMeaning(field: string): boolean | undefined {
  const [, negation, word = ''] = fieldName.exec(field) ?? [];
  if (word === '') return undefined;
  return negation !== undefined || word.toLowerCase() === 'impossible';
}

const fieldName = /^(?:is_?)?(in|un)?(feasible|solvable|achievable|doable|impossible)$/i;
