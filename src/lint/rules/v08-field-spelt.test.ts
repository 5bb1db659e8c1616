import { expect, test } from 'vitest';
import { vmFile } from '../examples/example-parts.ts';
import { findWithAbout } from '../examples/find-problems.ts';
import { fieldSpelt as rule } from './v08-field-spelt.ts';

const problemsIn = (fields: object) => findWithAbout(rule, { ...fields });

test.for([
  ['the fields of the format', { proxy: true, fixed_ip: false, snapshot: 'browser' }],
  ['notes', { comment: 'a', _comments: ['b'], hint: 'c', evaluator: { func: 'a', note: 'd' } }],
  ['a short name two letters off', { it: 1, evaluator: { func: 'a', fc: 1, core: 2 } }],
  ['a field of the evaluator on top', { func: 'a', result: {} }],
  ['no evaluator', { evaluator: null }],
  ['a field of no evaluator', { evaluator: null, postconfig: [] }],
  ['options of its own', { options: { difficulty: 'hard' } }],
  ['a note on the postconfig', { postconfig: 'none' }],
  ['a field in both places', { postconfig: [], evaluator: { func: 'a', postconfig: [] } }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test.for([
  ['a field', { proxi: true }, ['proxi'], 'proxy', 'warning'],
  ['a field whose value is of another type', { proxi: 'x' }, ['proxi'], 'proxy', 'warning', null],
  ['a field two letters off', { resource: 'x' }, ['resource'], 'source', 'warning', null],
  [
    'a field in camel case',
    { relatedApps: [], related_apps: undefined },
    ['relatedApps'],
    'related_apps',
    'warning',
  ],
  [
    'a field of the evaluator',
    { evaluator: { func: 'a', postconfg: [] } },
    ['evaluator', 'postconfg'],
    'postconfig',
    'warning',
  ],
  [
    'a field of a step',
    { config: [5, { type: 'sleep', parameter: { seconds: 1 } }] },
    ['config', 1, 'parameter'],
    'parameters',
    'warning',
  ],
  [
    'a field beside the one it resembles',
    { instructions: 'a' },
    ['instructions'],
    'instruction',
    'info',
    null,
  ],
] as const)('finds %s', ([, fields, at, nearest, severity, withoutFix]) => {
  const fix = withoutFix === null ? {} : { fix: { kind: 'rename', name: nearest } };
  const about = severity === 'info' ? [] : [`/${[...at.slice(0, -1), nearest].join('/')}`];
  const consequence = at.length === 1 && { consequence: 'nothing' };
  const facts = { at, name: at.at(-1), nearest, severity, about };
  expect(problemsIn(fields)).toEqual([{ ...facts, ...consequence, ...fix }]);
});

test.for([
  ['a longer name', { evaluator: { func: ['a', 'b'], conjunction: 'or' } }, 'conj'],
  [
    'a shorter name',
    { env_change: 'low', possibility_of_env_change: undefined },
    'possibility_of_env_change',
  ],
] as const)('finds %s whose value is one of the values of a field', ([, fields, nearest]) => {
  expect(problemsIn(fields)).toMatchObject([{ nearest }]);
});

test.for([
  ['another value', { evaluator: { func: 'a', conjunction: 'none' } }],
  ['the field beside it', { evaluator: { func: 'a', conjunction: 'or', conj: 'or' } }],
  ['another name', { evaluator: { func: 'a', operator: 'or' } }],
  ['a field that has any value', { source_of_truth: 'a book', source: undefined }],
] as const)('accepts a longer name with %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test('finds a field of the evaluator beside it', () => {
  expect(problemsIn({ postconfig: [], conj: 'or' })).toEqual([
    { at: ['conj'], name: 'conj', target: 'evaluator' },
    { at: ['postconfig'], name: 'postconfig', target: 'evaluator' },
  ]);
});

test('finds options inside a source of a known getter, where the evaluator has none', () => {
  const expected = { type: 'rule', rules: {}, options: { ignore_case: true } };
  const evaluator = { func: 'exact_match', expected };
  expect(problemsIn({ evaluator })).toEqual([
    { at: ['evaluator', 'expected', 'options'], name: 'options', target: 'evaluator' },
  ]);
  expect(problemsIn({ evaluator: { ...evaluator, options: {} } })).toEqual([]);
  expect(problemsIn({ evaluator: { func: 'a', result: { type: 'own', options: {} } } })).toEqual(
    [],
  );
});

test('finds an option of the metric inside a source', () => {
  const result = { ...vmFile('/home/user/a.docx'), ignore_case: true, delete_empty_lines: true };
  const evaluator = { func: 'compare_docx_files', result };
  const [first, second] = ['ignore_case', 'delete_empty_lines'].map((name) => ({
    at: ['evaluator', 'result', name],
    name,
    target: 'options',
    about: [`/evaluator/result/${name}`, `/evaluator/options/${name}`],
  }));
  expect(problemsIn({ evaluator })).toEqual([first, second]);
  expect(problemsIn({ evaluator: { ...evaluator, options: { ignore_case: true } } })).toEqual([
    second,
  ]);
});

test('reports every such field', () => {
  const fields = { sorce: 'a', proxi: true, evaluator: { func: 'a', expeted: {} } };
  expect(problemsIn(fields).map(({ name }) => name)).toEqual(['sorce', 'proxi', 'expeted']);
});
