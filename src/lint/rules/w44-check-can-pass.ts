import { toPointer } from '../../text/json/json-pointer.ts';
import { isObject, isStringArray, toArray, toStrings } from '../../text/json/json-value.ts';
import type { VocabularyEntry } from '../../vocabulary/contract/entry.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { placeholderMetric } from '../../vocabulary/metrics/placeholder.ts';
import { type CheckView, checkViews } from '../facts/checks/check-views.ts';
import { rulesOf } from '../facts/checks/rules-of.ts';
import { getterOf } from '../facts/fetches.ts';
import { fileGetters } from '../facts/files/fetched-files.ts';
import { isNothing, placeStrings } from '../facts/placed-value.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

type Facts =
  | { fault: 'forbidden'; forbidden: string; required: string }
  | { fault: 'forbids all' }
  | { fault: 'not parsed'; keys: string[] }
  | { fault: 'pattern' | 'query'; pattern: string }
  | { fault: 'path'; metric: string; getter: string }
  | { fault: 'infeasible' }
  | { fault: 'no result' | 'swapped'; metric: string };

const output = { type: 'vm_command_line', command: ['ls', '/home/user'] };
const example = (rules: object) => ({
  evaluator: { func: 'check_include_exclude', result: output, expected: { type: 'rule', rules } },
});

export const checkCanPass = defineTaskRule({
  code: 'W44',
  name: 'check-can-pass',
  severity: 'error',
  summary: 'Every check can pass.',
  why: 'A check that requires and forbids the same text, asks for a value that its getter does not read, or has a pattern that is not a regular expression fails whatever the agent does. So does one without a result, one that takes its rules for the result, one whose pattern has an unescaped question mark before the parameters of an address, and one that compares text with the path of a file. For the last two, and for "infeasible" beside other metrics, the severity is warning.',
  howToFix:
    'If required text contains a forbidden one, forbid something else. If the getter does not read a key, add it to "parse_keys". If a pattern is not a regular expression, close its bracket or write a backslash before it. If the result has the rules, swap "result" and "expected". To compare the text of a file, read it with "vm_command_line". Use "infeasible" alone.',
  yieldsTo: ['V08'],
  concerns: [
    'metric check_direct_json_object',
    'metric check_include_exclude',
    'metric check_list',
    'metric infeasible',
    'metric is_expected_url_pattern_match',
  ],
  examples: {
    good: [example({ include: ['notes.txt'], exclude: ['draft.txt'] })],
    bad: [example({ include: ['notes.txt'], exclude: ['notes'] })],
  },

  message: (facts: Facts) => {
    switch (facts.fault) {
      case 'forbidden':
        return `"${facts.forbidden}" is forbidden but part of "${facts.required}", which "include" requires; forbid something else`;
      case 'forbids all':
        return 'the empty string is forbidden but part of every output; remove it';
      case 'not parsed':
        return `"parse_keys" does not read the expected ${facts.keys.map((key) => `"${key}"`).join(', ')}; add what is missing`;
      case 'pattern':
        return `"${facts.pattern}" is not a regular expression, so the check fails; close its brackets, and write a backslash before what is meant literally`;
      case 'query':
        return `"?" in "${facts.pattern}" makes the letter before it optional and matches no question mark; write a backslash before it`;
      case 'path':
        return `"${facts.metric}" compares text, but "${facts.getter}" gives it the path of a local file; read the text with "vm_command_line", as "cat" does`;
      case 'no result':
        return `"result" is missing, so "${facts.metric}" has nothing to judge; add the getter of what the agent made`;
      case 'swapped':
        return `"${facts.metric}" is given its rules as the result and reads the machine for its reference; swap "result" and "expected"`;
      case 'infeasible':
        return '"infeasible" cannot pass beside other metrics; use it alone or remove it';
    }
  },

  *check(task, { vocabulary }): Generator<Problem<Facts>> {
    const isAlone = toArray(task.evaluator.func).length < 2;
    for (const view of checkViews(task)) {
      const getter = getterOf(view.result?.value);
      if (textMetrics.has(view.metric) && fileGetters.has(getter) && view.result) {
        yield {
          at: [...view.result.at, 'type'],
          fault: 'path',
          metric: view.metric,
          getter,
          severity: 'warning',
        };
      }
      const named = rulesOf(view.expected);
      if (named) yield* checks.get(view.metric)?.(named, view) ?? [];
      const entry = vocabulary.find('metric', view.metric);
      if (isResultMissing(view, entry)) {
        const about = [toPointer(view.result?.at ?? view.at)];
        yield { at: view.at, about, fault: 'no result', metric: view.metric };
      }
      if (view.result && isSwapped(view, entry, vocabulary)) {
        yield { at: view.result.at, fault: 'swapped', metric: view.metric };
      }
      if (view.metric === placeholderMetric && !isAlone) {
        yield { at: view.at, fault: 'infeasible', severity: 'warning' };
      }
    }
  },
});

/** Metrics that compare a text itself, not a file. */
const textMetrics = new Set(
  'check_direct_json_object check_include_exclude exact_match fuzzy_match literal_match match_in_list'.split(
    ' ',
  ),
);

function isResultMissing({ result }: CheckView, entry: VocabularyEntry | undefined): boolean {
  if (entry?.kind !== 'metric' || entry.origin === 'other' || !entry.contract.result) return false;
  return entry.contract.result.required !== false && result !== undefined && isNothing(result);
}

function isSwapped(
  { result, expected }: CheckView,
  entry: VocabularyEntry | undefined,
  vocabulary: Vocabulary,
): boolean {
  // Others may compare the two sides either way round.
  if (entry?.kind !== 'metric' || entry.contract.rules === undefined) return false;
  if (!literalGetters.has(getterOf(result?.value))) return false;
  const getter = getterOf(expected?.value);
  if (literalGetters.has(getter) || !vocabulary.find('getter', getter)) return false;
  return !literalGetters.has(getterOf(entry.contract.result?.example));
}

const literalGetters = new Set(['rule', 'rule_relativeTime']);

const checks = new Map<string, (named: Rules, view: CheckView) => Iterable<Problem<Facts>>>([
  ['check_direct_json_object', findUnparsed],
  ['check_include_exclude', findForbidden],
  [
    'check_list',
    (named) => [...findBrokenPatterns(named, 'expect'), ...findBrokenPatterns(named, 'unexpect')],
  ],
  [
    'is_expected_url_pattern_match',
    (named) => [...findBrokenPatterns(named, 'expected'), ...findQueries(named)],
  ],
]);

function* findForbidden({ rules, at }: Rules): Generator<Problem<Facts>> {
  const required = toStrings(rules.include);
  for (const [index, forbidden] of (isStringArray(rules.exclude) ? rules.exclude : []).entries()) {
    const place = [...at, 'exclude', index];
    if (forbidden === '') yield { at: place, fault: 'forbids all' };
    const whole = forbidden === '' ? undefined : required.find((text) => text.includes(forbidden));
    if (whole !== undefined) yield { at: place, fault: 'forbidden', forbidden, required: whole };
  }
}

function* findUnparsed({ rules, at }: Rules, { result }: CheckView): Generator<Problem<Facts>> {
  const source = result?.value;
  if (!isObject(source) || getterOf(source) !== 'active_tab_url_parse') return;
  if (!isObject(rules.expected) || !isStringArray(source.parse_keys)) return;
  const renamed = isObject(source.replace) ? Object.values(source.replace) : [];
  const names = new Set<unknown>([...source.parse_keys, ...renamed]);
  const { expected } = rules;
  // A missing value equals null.
  const keys = Object.keys(expected).filter((key) => expected[key] !== null && !names.has(key));
  const [first] = keys;
  if (first !== undefined) yield { at: [...at, 'expected', first], fault: 'not parsed', keys };
}

function* findBrokenPatterns({ rules, at }: Rules, key: string): Generator<Problem<Facts>> {
  for (const { text: pattern, at: place } of placeStrings(rules[key], [...at, key])) {
    if (isBroken(pattern)) yield { at: place, fault: 'pattern', pattern };
  }
}

/** An address has a question mark before its parameters; the author of a pattern may forget that. */
function* findQueries({ rules, at }: Rules): Generator<Problem<Facts>> {
  for (const { text: pattern, at: place } of placeStrings(rules.expected, [...at, 'expected'])) {
    if (!/\/(?:[\w.-]|\\[.-])*\?[\w.-]+=/.test(pattern)) continue;
    yield { at: place, fault: 'query', pattern, severity: 'warning' };
  }
}

/**
 * Other faults may be allowed in patterns of Python, as are a class that begins with its end and a plus
 * behind another repetition.
 */
function isBroken(pattern: string): boolean {
  if (/\[\^?\]|[*+?}]\+/.test(pattern)) return false;
  try {
    // Python writes a "P" before the name of a group.
    return !new RegExp(pattern.replaceAll('(?P<', '(?<'));
  } catch (error) {
    return /Unterminated (?:group|character class)|Invalid capture group name|Unmatched|Nothing to repeat|\\ at end/.test(
      String(error),
    );
  }
}

type Rules = NonNullable<ReturnType<typeof rulesOf>>;
