import { expect, test } from 'vitest';
import type { Source } from '../task.ts';
import { toEvaluation } from './to-evaluation.ts';

const file = { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' };
const fileSource: Source = {
  type: 'vm_file',
  files: [{ path: '/home/user/a.csv', dest: 'a.csv', reachesMetric: true }],
  extra: {},
  fields: file,
};
const nothing = { result: undefined, expected: undefined, options: {} };

const checksOf = (evaluator: unknown) => toEvaluation(evaluator).checks;

test('reads a single metric with all it is given', () => {
  const options = { ignore_blanks: true };
  expect(
    toEvaluation({ func: 'check_csv', result: file, expected: file, options: [options] }),
  ).toEqual({
    checks: [{ metric: 'check_csv', result: fileSource, expected: fileSource, options }],
    unpaired: [],
    conj: 'and',
    postconfig: [],
    extra: {},
  });
});

test('zips lists into checks', () => {
  const rule = { type: 'rule', rules: { include: ['a'] } };
  const evaluator = {
    func: ['check_csv', 'exact_match'],
    result: [file, file],
    expected: [{}, rule],
  };
  expect(checksOf(evaluator)).toEqual([
    { ...nothing, metric: 'check_csv', result: fileSource },
    {
      metric: 'exact_match',
      result: fileSource,
      expected: { type: 'rule', files: [], extra: { rules: rule.rules }, fields: rule },
      options: {},
    },
  ]);
});

test.for([
  ['an object beside a single metric', 'a', { strict: true }, [{ strict: true }]],
  ['an array beside a single metric', 'a', [{ strict: true }], [{ strict: true }]],
  ['empty and null entries', ['a', 'b'], [{}, null], [{}, {}]],
  ['absent beside an array of metrics', ['a', 'b'], undefined, [{}, {}]],
  ['null', 'a', null, [{}]],
  ['a value that is not an object', 'a', ['strict'], [{ value: 'strict' }]],
] as const)('reads options that are %s', ([, func, options, expected]) => {
  expect(checksOf({ func, options }).map((check) => check.options)).toEqual(expected);
});

test.for([
  ['absent', undefined],
  ['an empty object', {}],
  ['null', null],
] as const)('takes a result and a reference that are %s as none', ([, value]) => {
  const evaluator = { func: 'infeasible', result: value, expected: value };
  expect(checksOf(evaluator)).toEqual([{ ...nothing, metric: 'infeasible' }]);
});

test.for([
  ['a string', 'infeasible', { evaluator: 'infeasible' }],
  ['an array', [file], { evaluator: [file] }],
  ['null', null, { evaluator: null }],
  ['absent', undefined, {}],
] as const)('keeps an evaluator that is %s as it is', ([, evaluator, extra]) => {
  expect(toEvaluation(evaluator)).toEqual({
    checks: [],
    unpaired: [],
    conj: 'and',
    postconfig: [],
    extra,
  });
});

test.for([
  ['an empty string', ''],
  ['an empty array', []],
  ['null', null],
  ['absent', undefined],
] as const)('finds no check when func is %s and nothing else is given', ([, func]) => {
  expect(checksOf({ func, result: {}, expected: {}, options: {} })).toEqual([]);
});

test('keeps a result without a metric', () => {
  expect(checksOf({ func: '', result: file })).toEqual([
    { ...nothing, metric: undefined, result: fileSource },
  ]);
});

test.for([
  ['an empty string', ['', 'check_csv']],
  ['null', [null, 'check_csv']],
] as const)('pairs the second result with the second metric when the first is %s', ([, func]) => {
  const rule = { type: 'rule' };
  expect(checksOf({ func, result: [rule, file] })).toEqual([
    {
      ...nothing,
      metric: undefined,
      result: { type: 'rule', files: [], extra: {}, fields: { type: 'rule' } },
    },
    { ...nothing, metric: 'check_csv', result: fileSource },
  ]);
});

test.for([
  ['a long array of results', { func: ['a'], result: [{}, file] }, 'result'],
  ['a long array of references', { func: 'a', expected: [{}, file] }, 'expected'],
] as const)('loses nothing of %s', ([, evaluator, field]) => {
  expect(checksOf(evaluator)[1]).toEqual({ ...nothing, metric: undefined, [field]: fileSource });
});

test('loses nothing of a long array of options', () => {
  expect(checksOf({ func: ['a'], options: [{}, { strict: true }] })[1]).toEqual({
    ...nothing,
    metric: undefined,
    options: { strict: true },
  });
});

test('passes nothing to a metric beyond the end of a short array', () => {
  expect(checksOf({ func: ['a', 'b'], result: [file] })[1]).toEqual({ ...nothing, metric: 'b' });
});

test.for([{}, { type: '' }])('keeps a source without a type: %j', (type) => {
  const [check] = checksOf({ func: 'a', expected: { ...type, rules: ['x'] } });
  expect(check?.expected).toMatchObject({ type: undefined, files: [], extra: { rules: ['x'] } });
});

test('keeps rules that are an array', () => {
  const [check] = checksOf({ func: 'a', expected: { type: 'rule', rules: ['x', 'y'] } });
  expect(check?.expected).toMatchObject({ type: 'rule', files: [], extra: { rules: ['x', 'y'] } });
});

test('keeps a source that is a string', () => {
  const [check] = checksOf({ func: 'a', result: 'out.csv' });
  expect(check?.result).toEqual({
    type: undefined,
    files: [],
    extra: { value: 'out.csv' },
    fields: {},
  });
});

const paths = ['/a', '/b', '/c'];
const dests = ['a', 'b', 'c'];

test.for([
  ['all that "gives" names', { multi: true, gives: [0, 2] }, [true, false, true]],
  ['those of a boolean as a string', { multi: 'true', gives: [1] }, [false, true, false]],
  ['the first alone without "gives"', { multi: true }, [true, false, false]],
  ['the first alone without "multi"', {}, [true, false, false]],
  ['none for an empty "gives"', { multi: true, gives: [] }, [false, false, false]],
] as const)('passes on %s', ([, flags, expected]) => {
  const [check] = checksOf({
    func: 'a',
    result: { type: 'vm_file', path: paths, dest: dests, ...flags },
  });
  expect(check?.result?.files.map(({ reachesMetric }) => reachesMetric)).toEqual(expected);
});

test('keeps a path without a dest and a dest without a path', () => {
  const [check] = checksOf({
    func: 'a',
    result: { type: 'vm_file', path: ['/a'], dest: ['a', 'b'] },
    expected: { type: 'cloud_file', path: '/c' },
  });
  expect(check?.result?.files).toEqual([
    { path: '/a', dest: 'a', reachesMetric: true },
    { path: undefined, dest: 'b', reachesMetric: false },
  ]);
  expect(check?.expected?.files).toEqual([{ path: '/c', dest: undefined, reachesMetric: true }]);
});

test('passes on every file of a getter that takes its places from other keys', () => {
  const result = { type: 'googledrive_file', path_list: [['a'], ['b']], dest: ['a', 'b'] };
  const [check] = checksOf({ func: 'a', result });
  expect(check?.result?.files.map(({ reachesMetric }) => reachesMetric)).toEqual([true, true]);
});

test.for(['', null])('takes the path %j for absent', (path) => {
  const [check] = checksOf({ func: 'a', result: { type: 'vm_file', path, dest: 'a' } });
  expect(check?.result?.files).toEqual([{ path: undefined, dest: 'a', reachesMetric: true }]);
});

test.for(['/a/b', '~/b', String.raw`C:\b`])('takes %s for a place, not for a name', (dest) => {
  const [check] = checksOf({ func: 'a', result: { type: 'list_folder', dest } });
  expect(check?.result).toMatchObject({ files: [], extra: { dest } });
});

test.for([
  ['multi', 'perhaps'],
  ['gives', 'all'],
  ['gives', [7]],
] as const)('keeps a value of "%s" that cannot be read: %s', ([field, value]) => {
  const result = { type: 'vm_file', path: paths, dest: dests, multi: true, [field]: value };
  const [check] = checksOf({ func: 'a', result });
  expect(check?.result?.extra).toEqual({ [field]: value });
});

test('keeps keys that belong to the getter, and a type that is not a string', () => {
  const [check] = checksOf({ func: 'a', result: { type: 5, command: ['ls'], shell: true } });
  expect(check?.result).toEqual({
    type: undefined,
    files: [],
    extra: { command: ['ls'], shell: true, type: 5 },
    fields: { type: 5, command: ['ls'], shell: true },
  });
});

test('reads actions before judging and keeps unknown keys', () => {
  const sleep = { type: 'sleep', parameters: { seconds: 1 } };
  const { postconfig, extra } = toEvaluation({ func: 'a', postconfig: [sleep], note: 'x' });
  expect(postconfig).toEqual([{ ...sleep, extra: {} }]);
  expect(extra).toEqual({ note: 'x' });
});
