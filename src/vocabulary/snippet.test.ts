import { expect, test } from 'vitest';
import type { Field, GetterContract, MetricContract } from './contract/contract.ts';
import { createVocabulary } from './vocabulary.ts';
import { toSnippet } from './snippet.ts';

const builtIn = createVocabulary();
const entryOf = (kind: 'action' | 'getter' | 'metric', name: string, vocabulary = builtIn) => {
  const entry = vocabulary.find(kind, name);
  if (!entry) throw new Error(`there is no ${kind} "${name}"`);
  return entry;
};
const snippetOf = (...[kind, name]: Parameters<typeof entryOf>) =>
  toSnippet(entryOf(kind, name), builtIn);

function metricSnippet(contract: MetricContract) {
  const vocabulary = createVocabulary({ metrics: { judge: contract } });
  return toSnippet(entryOf('metric', 'judge', vocabulary), vocabulary);
}

function getterSnippet(contract: GetterContract) {
  const vocabulary = createVocabulary({ getters: { dance: contract } });
  return toSnippet(entryOf('getter', 'dance', vocabulary), vocabulary);
}

test('writes an action as an entry of config', () => {
  expect(snippetOf('action', 'sleep')).toEqual({ type: 'sleep', parameters: { seconds: 2 } });
});

test('writes a getter as a source', () => {
  expect(snippetOf('getter', 'cache_file')).toEqual({ type: 'cache_file', path: 'windows.txt' });
});

test('writes a metric as an evaluator', () => {
  expect(snippetOf('metric', 'compare_csv')).toEqual({
    func: 'compare_csv',
    result: { type: 'vm_file', path: '/home/user/Documents/orders.csv', dest: 'orders.csv' },
    expected: {
      type: 'cloud_file',
      path: 'https://files.example.org/orders_expected.csv',
      dest: 'orders_expected.csv',
    },
  });
});

test.for([
  ['vlc_playing_info', 'is_vlc_playing'],
  ['mediaplayer_playing_info', 'is_mediaplayer_playing'],
] as const)('names the getter %s for the metric %s, of the same environment', ([type, metric]) => {
  expect(snippetOf('metric', metric).result).toMatchObject({ type });
});

test('keeps a getter that has one name in all environments', () => {
  const snippet = snippetOf('metric', 'check_thunderbird_prefs');
  expect(snippet.result).toMatchObject({ type: 'vm_file' });
  expect(snippet.expected).toMatchObject({ type: 'rule' });
});

test.for([
  ['action', 'close_all', { type: 'close_all', parameters: {} }],
  ['getter', 'favorites', { type: 'favorites' }],
  ['metric', 'compare_xlsx_files', { func: 'compare_xlsx_files' }],
  ['metric', 'infeasible', { func: 'infeasible' }],
] as const)(
  'writes the name alone of the %s %s, of which nothing more is known',
  ([kind, name, all]) => {
    expect(snippetOf(kind, name)).toEqual(all);
  },
);

test.for<[string, Field, unknown]>([
  ['its example before all else', { example: 0, values: ['x'], default: 1, type: 'string' }, 0],
  ['the first of its values', { values: ['x', 'y'], default: 'y', type: 'string' }, 'x'],
  ['its default', { default: false, type: 'boolean' }, false],
  ['an empty string', { type: 'string' }, ''],
  ['an empty string when its type is not known', {}, ''],
  ['a value of the first of several types', { type: ['array of string', 'string'] }, ['']],
  ['an integer', { type: 'integer' }, 1],
  ['an empty object', { type: 'object' }, {}],
  [
    'one object with what that needs',
    { type: 'array of object', fields: { path: { required: true, example: '/a' }, size: {} } },
    [{ path: '/a' }],
  ],
])('gives a required field %s', ([, field, expected]) => {
  const { steps } = getterSnippet({ keys: { steps: { ...field, required: true } } });
  expect(steps).toEqual(expected);
});

test('leaves out what is not required, even with an example', () => {
  expect(getterSnippet({ keys: { steps: { example: 1 }, tempo: { default: 2 } } })).toEqual({
    type: 'dance',
  });
});

test('takes the first of keys of which one is due', () => {
  const keys = { a: { example: 1 }, b: { example: 2 }, c: { example: 3 }, d: { example: 4 } };
  expect(getterSnippet({ keys, oneOf: [['b', 'a'], ['d']] })).toEqual({
    type: 'dance',
    b: 2,
    d: 4,
  });
});

const result = { accepts: 'a dance', example: { type: 'dance' } };

test('lets a metric without an example judge a file of the machine', () => {
  expect(metricSnippet({ result: { accepts: 'anything' } })).toEqual({
    func: 'judge',
    result: snippetOf('getter', 'vm_file'),
  });
});

test.for([
  ['an example of what it expects', { type: 'cloud_file' }, { type: 'cloud_file' }],
  ['its required rules', undefined, { type: 'rule', rules: { tempo: 3 } }],
] as const)('compares with %s', ([, example, expected]) => {
  const rules = { tempo: { required: true, example: 3 }, hall: { example: 'x' } };
  expect(metricSnippet({ result, expected: { accepts: 'rules', example }, rules })).toEqual({
    func: 'judge',
    result: { type: 'dance' },
    expected,
  });
});

test('fills a getter with an example of its own, whose type never wins', () => {
  const keys = { kind: { required: true, values: ['a', 'b'] } };
  const getters = { dance: { keys, example: { type: 'fly', kind: 'b', steps: 2 } } };
  const own = createVocabulary({ getters });
  const entry = own.find('getter', 'dance');
  expect(entry && toSnippet(entry, own)).toEqual({ type: 'dance', kind: 'b', steps: 2 });
});

test('writes the first of rules of which none is required', () => {
  const rules = { hall: { example: 'x' }, tempo: { example: 3 } };
  expect(metricSnippet({ expected: { accepts: 'rules' }, rules }).expected).toEqual({
    type: 'rule',
    rules: { hall: 'x' },
  });
});

test('writes nothing to compare with for rules that are known to be none', () => {
  expect(metricSnippet({ result, expected: { accepts: 'rules' }, rules: {} })).toEqual({
    func: 'judge',
    result: { type: 'dance' },
  });
});

test('writes rules though nothing else is said of what the metric expects', () => {
  const rules = { tempo: { required: true, example: 3 } };
  expect(metricSnippet({ rules }).expected).toEqual({ type: 'rule', rules: { tempo: 3 } });
});

test('shows what a metric compares with though it may be left out', () => {
  const expected = { accepts: 'a score', required: false, example: { type: 'score' } };
  expect(metricSnippet({ result, expected }).expected).toEqual({ type: 'score' });
});

test('writes nothing to compare with when no example of it is known', () => {
  expect(metricSnippet({ result, expected: { accepts: 'a score' } })).toEqual({
    func: 'judge',
    result: { type: 'dance' },
  });
});

test('writes options when one is required', () => {
  const options = { tempo: { required: true, example: 3 }, strict: { default: true } };
  expect(metricSnippet({ options })).toEqual({ func: 'judge', options: { tempo: 3 } });
});

test('names the usual getters of the dataset where the environment lacks those of the snippet', () => {
  const place = { file: 'getters.py', line: 1, end: 2 };
  const parts = { keys: { fields: { table: { required: true } }, isClosed: true } };
  const getter = new Map([['ledger_rows', { place, parts }]]);
  const functions = { action: new Map(), getter, metric: new Map() };
  const source = { functions, complete: ['getter'] as const };
  const rules = { total: { required: true } };
  const metrics = { judge: { result: { accepts: 'rows' }, rules } };
  const own = createVocabulary({ metrics }, { source });
  const entry = entryOf('metric', 'judge', own);
  const rows = { type: 'ledger_rows', table: '' };
  expect(toSnippet(entry, own, { result: 'ledger_rows', expected: 'ledger_rows' })).toEqual({
    func: 'judge',
    result: rows,
    expected: rows,
  });
  expect(toSnippet(entry, own)).toEqual({
    func: 'judge',
    result: { type: '' },
    expected: { type: '' },
  });
});

test('leaves the getter of a required reference open when no example of it is known', () => {
  const expected = { accepts: 'a second argument', required: true };
  expect(metricSnippet({ result, expected }).expected).toEqual({ type: '' });
});
