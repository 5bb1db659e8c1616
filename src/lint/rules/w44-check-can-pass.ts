import { findStringTest } from '../facts/checks/string-test.ts';
import { returnsNothing } from '#vocabulary/getter-rules.ts';
import { getterEntryOf } from '../facts/checks/getter-contract.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { isStringArray, toArray, toStrings } from '#text/json/json-value.ts';
import type { MetricEntry } from '#vocabulary/contract/entry.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { placeholderMetric } from '#vocabulary/metrics/placeholder.ts';
import { isPlaceholderUnseen } from '../facts/checks/placeholder-metrics.ts';
import { type CheckView, checkViews } from '../facts/checks/check-views.ts';
import { findReturnedStrings, listSoughtInObjects } from '../facts/checks/returned-strings.ts';
import { findPrefixed, listUnparsedKeys } from '../facts/checks/tab-contradictions.ts';
import { isBrokenPattern } from '../facts/checks/broken-pattern.ts';
import { rulesOf } from '../facts/checks/rules-of.ts';
import { hasSwappedSides } from '../facts/checks/swapped-sides.ts';
import { isNothing, placeStrings } from '../facts/placed-value.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

type Facts =
  | { fault: 'forbidden'; forbidden: string; required: string }
  | { fault: 'not parsed'; keys: string[] }
  | { fault: 'not returned'; getter: string; found: unknown; values: readonly string[] }
  | { fault: 'pattern' | 'query'; pattern: string }
  | { fault: 'prefixed'; address: string; prefix: string }
  | { fault: 'nothing returned' | 'text in objects'; getter: string; metric: string }
  | { fault: 'forbids all' | 'infeasible' | 'infeasible in array' }
  | { fault: 'no result' | 'swapped'; metric: string };

const output = { type: 'vm_command_line', command: ['ls', '/home/user'] };
const example = (rules: object) => ({
  evaluator: { func: 'check_include_exclude', result: output, expected: { type: 'rule', rules } },
});

export const checkCanPass = defineTaskRule({
  code: 'W44',
  name: 'check-can-pass',
  severity: 'error',
  consequence: 'fails',
  summary: 'No check fails regardless of what the agent does.',
  why: 'No agent can solve a task whose check contradicts itself: it requires and forbids the same text, expects a value that its getter does not read or never returns, has a pattern that is not a regular expression, has no result or always None, looks for text in a list of objects, expects an address of another scheme than the one that its getter puts before every address, or judges its own rules. For "infeasible" together with other metrics, and for a pattern with an unescaped question mark before the parameters of an address, the severity is warning.',
  howToFix:
    'Forbid only what no required text contains, and list every expected key in "parse_keys". Expect what the getter returns, as in "true", which is not "True". In a pattern, close each bracket and write a backslash before what is meant literally. Write the getter that fetches the work of the agent in "result", and the rules in "expected". Use "infeasible" alone.',
  ofCheck: { one: 'can never pass', several: 'can never pass' },
  yieldsTo: ['V08'],
  concerns: [
    'metric check_direct_json_object',
    'metric check_include_exclude',
    'metric check_list',
    'metric exact_match',
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
      case 'not returned':
        return `"${facts.getter}" never returns ${JSON.stringify(facts.found)}; it returns ${facts.values.map((value) => `"${value}"`).join(' or ')}`;
      case 'nothing returned':
        return `"${facts.getter}" always returns None, with which "${facts.metric}" fails; use a getter that returns what the agent made`;
      case 'text in objects':
        return `"${facts.getter}" returns a list of objects, in which "${facts.metric}" looks for text, so it never finds any; use a getter that returns text, or a metric that reads the objects`;
      case 'pattern':
        return `"${facts.pattern}" is not a regular expression, so the check fails; close its brackets, and write a backslash before what is meant literally`;
      case 'query':
        return `"?" in "${facts.pattern}" makes the letter before it optional and matches no question mark; write a backslash before it`;
      case 'prefixed':
        return `the result begins with "${facts.prefix}", so it never equals "${facts.address}"; expect an address with that scheme, or use another getter`;
      case 'no result':
        return `"result" is missing, so "${facts.metric}" has nothing to judge; add the getter of what the agent made`;
      case 'swapped':
        return `"${facts.metric}" is given its rules as the result and reads the machine for its reference; swap "result" and "expected"`;
      case 'infeasible in array':
        return '"infeasible" is recognized as a string only; in an array it is judged as a metric, so write the string alone';
      case 'infeasible':
        return '"infeasible" cannot pass together with other metrics; use it alone or remove it';
    }
  },

  *check(task, { vocabulary }): Generator<Problem<Facts>> {
    const isAlone = toArray(task.evaluator.func).length < 2;
    for (const view of checkViews(task)) {
      const { metric, at } = view;
      const named = rulesOf(view.expected);
      if (named) yield* findContradictions(named, view, vocabulary);
      if (named) yield* findUnreturned(named, view, vocabulary);
      const entry = vocabulary.find('metric', metric);
      const isJudged = findJudgedName(metric, at.length > 2, vocabulary);
      if (!isJudged && isResultMissing(view, entry))
        yield { at, about: [toPointer(view.result?.at ?? at)], fault: 'no result', metric };
      const getter = getterEntryOf(view.result?.value, vocabulary);
      const isEmpty = getter && !task.isAdded && returnsNothing(getter);
      if (view.result && isEmpty && entry?.source?.needsResult)
        yield { at: view.result.at, fault: 'nothing returned', metric, getter: getter.name };
      yield* listSoughtInObjects(view, vocabulary);
      if (view.result && view.expected && hasSwappedSides(view, vocabulary)) {
        const about = [view.result.at, view.expected.at].map(toPointer);
        yield { at: view.result.at, about, fault: 'swapped', metric };
      }
      if (metric === placeholderMetric) yield* findPlaceholder(view, isAlone, vocabulary);
    }
  },
});

function* findPlaceholder(
  view: CheckView,
  isAlone: boolean,
  vocabulary: Vocabulary,
): Generator<Problem<Facts>> {
  if (!isAlone) yield { at: view.at, fault: 'infeasible', severity: 'warning' };
  else if (isPlaceholderUnseen(view, vocabulary))
    yield { at: ['evaluator', 'func'], fault: 'infeasible in array' };
}

function isResultMissing({ result }: CheckView, entry: MetricEntry | undefined): boolean {
  if (!entry?.contract.result || entry.origin === 'other') return false;
  return entry.contract.result.required !== false && result !== undefined && isNothing(result);
}

function* findContradictions(
  named: Rules,
  { compares, result }: CheckView,
  vocabulary: Vocabulary,
): Generator<Problem<Facts>> {
  switch (compares?.kind) {
    case 'equal address': {
      const prefixed = findPrefixed(named, { compares, result }, vocabulary);
      if (prefixed) yield { at: [...named.at, compares.address], fault: 'prefixed', ...prefixed };
      return;
    }
    case 'equal entries':
      yield* findUnparsed(named, compares.values, result, vocabulary);
      return;
    case 'contains strings':
      yield* findForbidden(named, compares);
      return;
    case 'matches lines':
      yield* findBrokenPatterns(named, compares.all);
      yield* findBrokenPatterns(named, compares.none);
      return;
    case 'matches address':
      yield* findBrokenPatterns(named, compares.all);
      yield* findQueries(named, compares.all);
      return;
    default:
  }
}

/** More texts than people write are not compared with each other. */
const mostCompared = 500;

function* findForbidden(
  { rules, at }: Rules,
  { all, none }: Record<'all' | 'none', string>,
): Generator<Problem<Facts>> {
  const required = toStrings(rules[all]).slice(0, mostCompared);
  const excluded = isStringArray(rules[none]) ? rules[none].slice(0, mostCompared) : [];
  for (const [index, forbidden] of excluded.entries()) {
    const place = [...at, none, index];
    if (forbidden === '') yield { at: place, fault: 'forbids all' };
    const whole = forbidden === '' ? undefined : required.find((text) => text.includes(forbidden));
    if (whole !== undefined) yield { at: place, fault: 'forbidden', forbidden, required: whole };
  }
}

function* findUnparsed(
  named: Rules,
  rule: string,
  result: CheckView['result'],
  vocabulary: Vocabulary,
): Generator<Problem<Facts>> {
  const keys = listUnparsedKeys(named.rules[rule], result?.value, vocabulary);
  const [first] = keys;
  if (first !== undefined) yield { at: [...named.at, rule, first], fault: 'not parsed', keys };
}

/** Rules that no string passes which the getter may return, as in "True" for "true". */
function* findUnreturned(
  { rules, at }: Rules,
  { compares, result }: CheckView,
  vocabulary: Vocabulary,
): Generator<Problem<Facts>> {
  const known = findReturnedStrings(result?.value, vocabulary);
  const test = known && findStringTest(compares);
  if (!test) return;
  const { key, passes } = test;
  const found = rules[key];
  if (found === undefined || known.values.some((value) => passes(found, value))) return;
  const { isSure, ...facts } = known;
  const severity = isSure ? 'error' : 'warning';
  yield { at: [...at, key], fault: 'not returned', found, ...facts, severity };
}

function* findBrokenPatterns({ rules, at }: Rules, key: string): Generator<Problem<Facts>> {
  for (const { text: pattern, at: place } of placeStrings(rules[key], [...at, key])) {
    if (isBrokenPattern(pattern)) yield { at: place, fault: 'pattern', pattern };
  }
}

/** An address has a question mark before its parameters; the author of a pattern may forget that. */
function* findQueries({ rules, at }: Rules, key: string): Generator<Problem<Facts>> {
  for (const { text: pattern, at: place } of placeStrings(rules[key], [...at, key])) {
    if (!/\/(?:[\w.-]|\\[.-])*\?[\w.-]+=/.test(pattern)) continue;
    yield { at: place, fault: 'query', pattern, severity: 'warning' };
  }
}

type Rules = NonNullable<ReturnType<typeof rulesOf>>;
