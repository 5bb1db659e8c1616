import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import type { DisplayField, DisplayValue } from './display-kinds.ts';
import { describeRules } from './describe-expected.ts';

const vocabulary = createVocabulary({
  metrics: {
    judge_steps: { rules: { steps: { description: 'A regular expression for the steps.' } } },
  },
});
const describeRulesOf = (metric: string, rules: unknown, getter = 'rule'): DisplayField[] =>
  describeRules(
    rules,
    vocabulary.find('metric', metric),
    vocabulary.find('getter', getter)?.contract.from,
  );

const literal = (text: string): DisplayValue => ({ kind: 'literal', text });
const list = (...items: DisplayValue[]): DisplayValue => ({ kind: 'list', items });
const pattern = (text: string): DisplayValue => ({ kind: 'pattern', text });

test.for<[string, string, unknown, DisplayField[]]>([
  [
    'strings that must and must not occur',
    'check_include_exclude',
    { include: ['done'], exclude: [] },
    [
      { name: 'include', says: 'includes', value: list(literal('done')) },
      { name: 'exclude', says: 'excludes', value: { kind: 'empty', text: 'nothing' } },
    ],
  ],
  [
    'an empty array that is compared',
    'exact_match',
    { expected: [] },
    [{ name: 'expected', says: 'equals', value: { kind: 'empty', text: 'empty array' } }],
  ],
  [
    'regular expressions',
    'check_list',
    { expect: ['^a+$'] },
    [
      {
        name: 'expect',
        says: 'some line matches each regular expression',
        value: list(pattern('^a+$')),
      },
    ],
  ],
  [
    'a regular expression inside an object',
    'is_expected_search_query',
    { expect: { pattern: 'q=a' } },
    [
      {
        name: 'expect',
        says: 'the address matches the regular expression',
        value: { kind: 'fields', fields: [{ name: 'pattern', value: pattern('q=a') }] },
      },
    ],
  ],
  [
    "regular expressions of a dataset's own metric",
    'judge_steps',
    { steps: 'a|b', pace: 'fast' },
    [
      { name: 'steps', says: 'regular expression', value: pattern('a|b') },
      { name: 'pace', value: literal('fast') },
    ],
  ],
  [
    'a value with a meaning',
    'check_qt_minimal_view',
    { expected_qt_minimal_view: 1 },
    [
      {
        name: 'expected_qt_minimal_view',
        says: 'the minimal view',
        value: { kind: 'words', text: 'is on', value: literal('1') },
      },
    ],
  ],
  [
    'several values of which one is due',
    'compare_conference_city_in_order',
    { expected: ['Lisbon', ['Kyoto', 'Kioto']] },
    [
      {
        name: 'expected',
        says: 'these cities, in this order',
        value: list(literal('Lisbon'), {
          kind: 'words',
          text: 'one of',
          value: list(literal('Kyoto'), literal('Kioto')),
        }),
      },
    ],
  ],
  [
    'rules that are not an object',
    'literal_match',
    ['Lantern', '12'],
    [{ name: 'rules', says: 'equals', value: list(literal('Lantern'), literal('12')) }],
  ],
  ['rules of an unknown metric', 'fly', { height: 1 }, [{ name: 'height', value: literal('1') }]],
  ['an empty object', 'exact_match', {}, []],
])('describes %s', ([, metric, rules, expected]) => {
  expect(describeRulesOf(metric, rules)).toStrictEqual(expected);
});

/** The head of the table under a rule, and its cells of the second column. */
function readRule(metric: string, rules: Record<string, unknown>, rule = 'expected') {
  const value = describeRulesOf(metric, rules).find(({ name }) => name === rule)?.value;
  if (value?.kind !== 'table') return value;
  return [...value.head, ...value.rows.map(({ cells: [, second] }) => second)];
}

test('says that settings must be as expected', () => {
  expect(readRule('check_json_settings', { expected: { 'editor.wrap': 50 } })).toEqual([
    { kind: 'words', text: 'setting' },
    { kind: 'words', text: 'must be' },
    literal('50'),
  ]);
});

test('says where it is enough that values include what is expected', () => {
  const rules = { expected: { from: ['LIS', 'OPO'] }, expect_in_result: true };
  expect(readRule('check_direct_json_object', rules)).toEqual([
    { kind: 'words', text: 'entry' },
    { kind: 'words', text: 'must include' },
    { kind: 'words', text: 'one of', value: list(literal('LIS'), literal('OPO')) },
  ]);
});

test('says so only of a metric that compares in this way', () => {
  const rules = { expected: { 'editor.wrap': '50' }, expect_in_result: true };
  expect(readRule('check_json_settings', rules)).toEqual([
    { kind: 'words', text: 'setting' },
    { kind: 'words', text: 'must be' },
    literal('50'),
  ]);
});

test('says which dates are worked out when the task runs', () => {
  const rules = {
    relativeTime: { from: 'tomorrow' },
    timezone: 'UTC',
    expected: { time: '{Year}' },
  };
  expect(
    describeRulesOf('check_direct_json_object', rules, 'rule_relativeTime').map(({ says }) => says),
  ).toEqual(['worked out when the task runs', 'in the time zone', 'has these entries']);
});

test('shows relative dates of an unknown form as they are', () => {
  const rules = { relativeTime: { on: 'Friday' } };
  expect(describeRulesOf('check_direct_json_object', rules, 'rule_relativeTime')).toStrictEqual([
    {
      name: 'relativeTime',
      value: { kind: 'fields', fields: [{ name: 'on', value: literal('Friday') }] },
    },
  ]);
});

test('reads no string as a pattern that is nested deeper than any metric looks', () => {
  const [rule] = describeRulesOf('check_list', { expect: [[['a'], [['b']]]] });
  expect(JSON.stringify(rule)).toContain('{"kind":"pattern","text":"a"}');
  expect(JSON.stringify(rule)).not.toContain('{"kind":"pattern","text":"b"}');
});
