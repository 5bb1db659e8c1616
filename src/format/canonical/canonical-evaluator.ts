import { evaluatorFields } from '../evaluator-schema.ts';
import { isObject, type JsonObject, toArray, withoutKeys } from '#text/json/json-value.ts';
import { withoutFlags } from './canonical-steps.ts';

/** An evaluator in one form, however it is written. */
export interface CanonicalEvaluator {
  checks: readonly CanonicalCheck[];
  /** Makes no difference to a single check. */
  conj: unknown;
  /** As it is; `compareStepLists` knows which of its forms are equal. */
  postconfig: unknown;
  /** Fields outside the format; the evaluator itself, when it is not an object. */
  extra: JsonObject;
}

/** One metric with what it is given; what is absent is undefined. */
export interface CanonicalCheck {
  metric: unknown;
  result: unknown;
  expected: unknown;
  options: unknown;
}

/** Lists and single values, absent and empty entries, and defaults become one form. */
export function toCanonicalEvaluator(evaluator: unknown): CanonicalEvaluator {
  if (!isObject(evaluator)) {
    const extra = evaluator === undefined || evaluator === null ? {} : { evaluator };
    return { checks: [], conj: 'and', postconfig: undefined, extra };
  }
  const checks = toChecks(evaluator);
  return {
    checks,
    conj: checks.length > 1 ? (evaluator.conj ?? 'and') : 'and',
    postconfig: evaluator.postconfig,
    extra: withoutKeys(evaluator, evaluatorFields),
  };
}

function toChecks({ func, result, expected, options }: JsonObject): CanonicalCheck[] {
  const lists = [func ?? undefined, result, expected, options].map(toArray);
  const [metrics = [], results = [], references = [], settings = []] = lists;
  const length = Math.max(...lists.map((list) => list.length));
  const checks = Array.from({ length }, (_, index) => ({
    metric: metrics[index] === '' ? undefined : (metrics[index] ?? undefined),
    result: toSource(results[index]),
    expected: toSource(references[index]),
    options: withoutNothing(settings[index]),
  }));
  const last = checks.findLastIndex((check) => Object.values(check).some(isPresent));
  return checks.slice(0, last + 1);
}

function toSource(source: unknown): unknown {
  const present = withoutNothing(source);
  return isObject(present) ? withoutFlags(present) : present;
}

/** Null and an empty object are the same as nothing. */
function withoutNothing(value: unknown): unknown {
  if (value === null || (isObject(value) && Object.keys(value).length === 0)) return undefined;
  return value;
}

const isPresent = (value: unknown): boolean => value !== undefined;
