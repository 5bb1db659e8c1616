import { isObject, toArray } from '../../text/json/json-value.ts';
import type { Path } from '../../text/json/json-pointer.ts';
import { toGetterName } from '../../vocabulary/vocabulary.ts';
import { checkViews, type PlacedValue } from '../facts/checks/check-views.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (rules: object) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: { type: 'vm_command_line', command: ['lpstat', '-p'] },
    expected: { type: 'rule', rules },
  },
});

export const checkDemandsSomething = defineTaskRule({
  code: 'W30',
  name: 'check-demands-something',
  severity: 'warning',
  summary: 'A check of command output requires something and does not only forbid.',
  why: 'If the command fails, its output is empty and contains no forbidden words. The check then passes even if the agent did nothing.',
  howToFix:
    'Require something that only the right output contains, or make the command print a word on success.',
  concerns: ['metric check_csv', 'metric check_include_exclude', 'metric check_list'],
  examples: {
    good: [task({ include: ['printer Office is idle'], exclude: ['disabled'] })],
    bad: [task({ include: [], exclude: ['disabled'] })],
  },

  message: ({ demands, forbids }: { demands: string; forbids: string }) =>
    `with "${forbids}" alone, empty output passes; list required output in "${demands}"`,

  *check(task) {
    for (const { metric, result, expected } of checkViews(task)) {
      const keys = ruleKeys.get(metric);
      if (keys === undefined || !isPrinted(result)) continue;
      const place = rulesOf(expected);
      if (place === undefined || isDemand(place.rules[keys.demands])) continue;
      if (!Object.hasOwn(place.rules, keys.forbids)) continue;
      yield { at: [...place.at, keys.forbids], ...keys };
    }
  },
});

const ruleKeys: ReadonlyMap<string, { demands: string; forbids: string }> = new Map([
  ['check_include_exclude', { demands: 'include', forbids: 'exclude' }],
  ['check_list', { demands: 'expect', forbids: 'unexpect' }],
  ['check_csv', { demands: 'expect', forbids: 'unexpect' }],
]);

/** Not getters of errors, which may be expected to be empty. */
const printers = new Set(['cache_file', 'vm_command_line', 'vm_terminal_output']);

function isPrinted(result: PlacedValue | undefined): boolean {
  if (!isObject(result?.value) || typeof result.value.type !== 'string') return false;
  return printers.has(toGetterName(result.value.type));
}

function rulesOf(
  expected: PlacedValue | undefined,
): { rules: Readonly<Record<string, unknown>>; at: Path } | undefined {
  if (!isObject(expected?.value) || !isObject(expected.value.rules)) return undefined;
  return { rules: expected.value.rules, at: [...expected.at, 'rules'] };
}

/** An empty string occurs in every output. */
const isDemand = (value: unknown) => toArray(value).some((entry) => entry !== '' && entry !== null);
