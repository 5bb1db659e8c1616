import { isObject } from '../../text/json/json-value.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import { defineTaskRule } from '../model/rule.ts';
import { compareText } from '../../text/compare-text.ts';

const answer = { type: 'vm_command_line', command: ['cat', '/home/user/a.txt'] };
const text = (line: string) => ({ type: 'rule', rules: { expected: `${line}\n` } });
const evaluator = (...expected: object[]) => ({
  evaluator: {
    func: expected.map(() => 'exact_match'),
    conj: 'or',
    result: expected.map(() => answer),
    expected,
  },
});

export const checksDiffer = defineTaskRule({
  code: 'W16',
  name: 'checks-differ',
  severity: 'warning',
  summary: 'No two checks of a task are the same.',
  why: 'A repeated check decides nothing. Usually it is a copy that was not adapted to the alternative or to the second file.',
  howToFix:
    'Adapt the second check to the part of the instruction that it should judge. Otherwise delete it from "func" and from every array beside it.',
  concerns: ['metric'],
  examples: {
    good: [evaluator(text('yes'), text('Yes'))],
    bad: [evaluator(text('yes'), text('yes'))],
  },

  message: ({ metric, first, again }: { metric: string; first: number; again: number }) =>
    `check ${again}, "${metric}", is the same as check ${first}; change its "result", "expected" or "options", or remove it`,

  *check(task) {
    const checks = checkViews(task);
    if (new Set(checks.map(({ metric }) => metric)).size === checks.length) return;
    const seen = new Map<string, number>();
    for (const { metric, at, result, expected, options } of checks) {
      const place = at.at(-1);
      if (typeof place !== 'number' || !result || !expected || !options) continue;
      const key = [{ value: metric }, result, expected, options].map(toKey).join('\n');
      const first = seen.get(key);
      if (first === undefined) seen.set(key, place + 1);
      else yield { at, metric, first, again: place + 1 };
    }
  },
});

/** Equal for equal values in any order of keys; an empty object counts as null. */
function toKey({ value }: Pick<PlacedValue, 'value'>): string {
  if (isObject(value) && Object.keys(value).length === 0) return 'null';
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    isObject(part) ? Object.entries(part).sort(([one], [other]) => compareText(one, other)) : part,
  );
}
