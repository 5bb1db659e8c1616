import type { CheckView } from '#lint/facts/checks/check-views.ts';
import { getterOf } from '#lint/facts/fetches.ts';
import type { PlacedValue } from '#lint/facts/placed-value.ts';
import { isObject, readOwn } from '#text/json/json-value.ts';
import type { AgentTextUse, UseCondition } from '#vocabulary/contract/agent-text-use.ts';
import { findRules } from '#vocabulary/getter-rules.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

type Answer = 'yes' | 'no' | 'unknown';

/** What of a task the conditions of a call are about. */
interface Parts extends Pick<CheckView, 'expected' | 'options'> {
  keys: PlacedValue | undefined;
}

/** Whether what a task says leads to a call. */
export function isReached(
  { when = [] }: AgentTextUse,
  parts: Parts,
  vocabulary: Vocabulary,
): Answer {
  const answers = when.map((condition) => holds(condition, parts, vocabulary));
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

function holds(condition: UseCondition, parts: Parts, vocabulary: Vocabulary): Answer {
  const part = findPart(condition, parts, vocabulary);
  if (!part) return 'unknown';
  const written = condition.path.reduce<unknown>(
    (value, key) => (isObject(value) ? readOwn(value, key) : undefined),
    part.value,
  );
  const value = written === undefined ? condition.default : written;
  const isOf = condition.is.some((wanted) =>
    typeof wanted === 'boolean' ? Boolean(value) === wanted : value === wanted,
  );
  return isOf === (condition.isNot !== true) ? 'yes' : 'no';
}

/** Undefined where it is not known what a metric is given. */
function findPart(
  { part }: UseCondition,
  { expected, options, keys }: Parts,
  vocabulary: Vocabulary,
): { value: unknown } | undefined {
  if (part === 'keys') return keys;
  if (part === 'options') return options;
  if (!isObject(expected?.value)) return undefined;
  const getter = vocabulary.find('getter', getterOf(expected.value));
  const rules = findRules(expected.value, getter);
  return rules && { value: rules.rules };
}
