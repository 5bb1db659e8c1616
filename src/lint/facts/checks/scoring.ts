import { isObject, type JsonObject, toArray } from '#text/json/json-value.ts';
import { evaluatorFields } from '#format/evaluator-schema.ts';

/**
 * Whether a task may get a score. It cannot if no evaluator names a metric: there is none, or it is a
 * text, or its `func` is empty. An evaluator of another form, such as an array, may judge in a way of
 * its own; so may one under another name, or in a part of the task.
 */
export function canBeScored({ evaluator, config, ...others }: JsonObject): boolean {
  return mayJudge(evaluator) || hasEvaluator(others);
}

function mayJudge(evaluator: unknown): boolean {
  if (Array.isArray(evaluator)) return evaluator.some(isObject);
  if (!isObject(evaluator)) return false;
  if ('func' in evaluator) return namesMetric(evaluator);
  return Object.keys(evaluator).some((key) => !evaluatorFields.includes(key));
}

const namesMetric = ({ func }: JsonObject): boolean =>
  toArray(func).some((name) => (typeof name === 'string' ? name.trim() !== '' : name !== null));

/** Whether a value is an evaluator, or has one at any depth. */
function hasEvaluator(value: unknown): boolean {
  if (isObject(value) && 'func' in value && namesMetric(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  for (const part of Object.values(value)) if (hasEvaluator(part)) return true;
  return false;
}
