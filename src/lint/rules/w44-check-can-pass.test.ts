import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { checkCanPass as rule } from './w44-check-can-pass.ts';

const output = { type: 'vm_command_line' };
const literal = { type: 'rule', rules: { expected: 'a' } };
const problemsIn = (func: unknown, rules?: unknown, result: unknown = output) =>
  findProblems(rule, { evaluator: { func, result, expected: { type: 'rule', rules } } });

const address = (keys: object) => ({ type: 'active_tab_url_parse', parse_keys: ['a'], ...keys });
const tracking = { type: 'enable_do_not_track' };
const json = 'check_direct_json_object';
const url = 'is_expected_url_pattern_match';

test.for<[string, unknown, unknown?]>([
  ['check_include_exclude', { include: ['a.txt'], exclude: ['b', 'A'] }],
  ['check_include_exclude', { include: ['a', 5], exclude: [5] }],
  ['check_include_exclude', undefined],
  [json, { expected: { a: '1', b: null } }, address({})],
  [json, { expected: { a: '1', c: '2' } }, address({ replace: { b: 'c' } })],
  [json, { expected: { b: '1' } }, address({ parse_keys: 'b' })],
  [json, { expected: { b: '1' } }, { type: 'active_tab_html_parse', parse_keys: ['a'] }],
  [json, { expected: { b: '1' } }, 5],
  [json, { expected: 'b' }, address({})],
  [url, { expected: ['a*+b(', 'a{2}+', 5] }],
  [url, { expected: ['a\\(b', '(?P<name>a)', '(?i)a', '[](]', 5] }],
  [url, {}],
  [url, { expected: ['list\\?size=4', '(www.)?a=1', 'https?://a'] }],
  [url, { expected: ['[?&]colou?r=red', '[?&]check_?in=4', '/\\w?id=3', '/.*?a=1'] }],
  ['check_list', { expect: ['a\\(b', 5] }],
  ['check_list', { expect: ['a'] }, { type: 'cache_file' }],
  ['infeasible', undefined],
  ['exact_match', { expected: 'true' }, tracking],
  ['exact_match', { expected: 'True' }, { type: 'profile_name' }],
  ['exact_match', {}, tracking],
  ['match_in_list', { expected: ['True', 'true'] }, tracking],
  ['match_in_list', { expected: 'untrue' }, tracking],
  ['constructor', { expected: 'True' }, tracking],
])('accepts %s with %j and %j', ([func, rules, result]) => {
  expect(problemsIn(func, rules, result)).toEqual([]);
});

test.for<[string, unknown, (string | number)[], object, unknown?]>([
  [
    'check_include_exclude',
    { include: ['b', 'my_new'], exclude: ['old', 'new'] },
    ['exclude', 1],
    { fault: 'forbidden', forbidden: 'new', required: 'my_new' },
  ],
  [
    'check_include_exclude',
    { include: 'new', exclude: ['new'] },
    ['exclude', 0],
    { fault: 'forbidden', forbidden: 'new', required: 'new' },
  ],
  ['check_include_exclude', { exclude: [''] }, ['exclude', 0], { fault: 'forbids all' }],
  [
    json,
    { expected: { a: '1', b: '2', c: '3' } },
    ['expected', 'b'],
    { fault: 'not parsed', keys: ['b', 'c'] },
    address({}),
  ],
  [url, { expected: ['a', 'b(c'] }, ['expected', 1], { fault: 'pattern', pattern: 'b(c' }],
  [url, { expected: 'b)c' }, ['expected'], { fault: 'pattern', pattern: 'b)c' }],
  [
    url,
    { expected: ['/list?size=4'] },
    ['expected', 0],
    { fault: 'query', pattern: '/list?size=4', severity: 'warning' },
  ],
  [
    url,
    { expected: '*.example.org' },
    ['expected'],
    { fault: 'pattern', pattern: '*.example.org' },
  ],
  [url, { expected: 'a\\' }, ['expected'], { fault: 'pattern', pattern: 'a\\' }],
  ['check_list', { unexpect: ['b(c'] }, ['unexpect', 0], { fault: 'pattern', pattern: 'b(c' }],
])('reports %s with %j', ([func, rules, place, facts, result]) => {
  expect(problemsIn(func, rules, result)).toEqual([
    { at: ['evaluator', 'expected', 'rules', ...place], ...facts },
  ]);
});

test.for<[string, object, object[]]>([
  [
    'a metric without a result',
    { func: 'is_utc_0' },
    [{ at: ['evaluator', 'func'], fault: 'no result', metric: 'is_utc_0' }],
  ],
  [
    'one of several without a result',
    { func: ['is_utc_0', 'is_utc_0'], result: [{ type: 'vm_command_line' }, null] },
    [{ at: ['evaluator', 'func', 1], fault: 'no result', metric: 'is_utc_0' }],
  ],
  [
    'a metric whose result is empty',
    { func: 'is_utc_0', result: {} },
    [{ at: ['evaluator', 'func'], fault: 'no result', metric: 'is_utc_0' }],
  ],
  [
    'the name of a group that is not closed',
    {
      func: 'check_list',
      result: output,
      expected: { type: 'rule', rules: { expect: ['(?P<name'] } },
    },
    [
      {
        at: ['evaluator', 'expected', 'rules', 'expect', 0],
        fault: 'pattern',
        pattern: '(?P<name',
      },
    ],
  ],
  [
    'a metric that is given its rules as the result',
    { func: 'exact_match', result: literal, expected: output },
    [{ at: ['evaluator', 'result'], fault: 'swapped', metric: 'exact_match' }],
  ],
  [
    'a metric that takes its rules there',
    { func: 'is_in_vm_clickboard', result: literal, expected: output },
    [],
  ],
  [
    'a metric that compares either way round',
    { func: 'literal_match', result: literal, expected: output },
    [],
  ],
  ['rules on both sides', { func: 'exact_match', result: literal, expected: literal }, []],
  [
    'rules beside a getter of its own',
    { func: 'exact_match', result: literal, expected: { type: 'dance' } },
    [],
  ],
  ['the placeholder alone', { func: 'infeasible' }, []],
  ['an unknown metric', { func: 'judge_dance' }, []],
  ['lists out of step', { func: ['is_utc_0'], result: [] }, []],
])('judges %s', ([, evaluator, problems]) => {
  const found = findProblems(rule, { evaluator: { ...evaluator } });
  expect(found).toEqual(problems);
});

test('reports the placeholder beside another metric', () => {
  const evaluator = { func: ['infeasible', 'is_utc_0'], result: [{}, output] };
  expect(findProblems(rule, { evaluator })).toEqual([
    { at: ['evaluator', 'func', 0], fault: 'infeasible', severity: 'warning' },
  ]);
});

test.for<[Parameters<typeof rule.message>[0], string]>([
  [{ fault: 'forbids all' }, 'the empty string is forbidden but part of every output; remove it'],
  [
    { fault: 'not parsed', keys: ['from', 'to'] },
    '"parse_keys" does not read the expected "from", "to"; add what is missing',
  ],
  [
    { fault: 'pattern', pattern: 'a(' },
    '"a(" is not a regular expression, so the check fails; close its brackets, and write a backslash before what is meant literally',
  ],
  [
    { fault: 'query', pattern: '/a?b=1' },
    '"?" in "/a?b=1" makes the letter before it optional and matches no question mark; write a backslash before it',
  ],
  [
    { fault: 'no result', metric: 'is_utc_0' },
    '"result" is missing, so "is_utc_0" has nothing to judge; add the getter of what the agent made',
  ],
  [
    { fault: 'swapped', metric: 'exact_match' },
    '"exact_match" is given its rules as the result and reads the machine for its reference; swap "result" and "expected"',
  ],
  [
    { fault: 'infeasible' },
    '"infeasible" cannot pass together with other metrics; use it alone or remove it',
  ],
])('says %j', ([facts, message]) => {
  expect(rule.message(facts)).toBe(message);
});
