import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import type { Source } from '#format/task.ts';
import type { DisplayField } from './display-kinds.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { linkTaskIds, toFormatFields, toFunctionFields, toSourceFields } from './field-links.ts';
import { toDisplayFields } from './display-value.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { shortHash } from '#text/short-hash.ts';

const catalogue = exampleCatalogue({
  'a.json': {
    evaluator: {
      func: ['judge dance'],
      result: { type: 'dance' },
      options: { tempo: 1, 'a b': 2 },
    },
  },
});

const linked = (fields: readonly DisplayField[]): [string, string | undefined][] =>
  fields.map(({ name, address }) => [name, address]);

test('leads each name to its place on the page of the function', () => {
  const place = { facet: 'actions', name: 'launch', part: 'parameters' } as const;
  expect(toFunctionFields({ command: ['vlc'], 'a b': '' }, place, catalogue)).toEqual([
    {
      name: 'command',
      value: { kind: 'list', items: [{ kind: 'literal', text: 'vlc' }] },
      address: '/actions/launch/#parameters-command',
    },
    {
      name: 'a b',
      value: { kind: 'empty', text: 'empty string' },
      address: '/actions/launch/#contract',
    },
  ]);
});

test('leads to the page of a function that the dataset alone knows', () => {
  const place = { facet: 'metrics', name: 'judge dance', part: 'options' } as const;
  const segment = `judge-dance-${shortHash('judge dance')}`;
  expect(linked(toFunctionFields({ tempo: 1, 'a b': 2, hall: '' }, place, catalogue))).toEqual([
    ['tempo', `/metrics/${segment}/#options-tempo`],
    ['a b', `/metrics/${segment}/#options-a-b-${shortHash('a b')}`],
    ['hall', `/metrics/${segment}/#contract`],
  ]);
});

test.for([undefined, '', 'fly'])('leads nowhere from a field of the action %j', (name) => {
  const place = { facet: 'actions', name, part: 'parameters' } as const;
  const fields = toFunctionFields({ height: 1 }, place, catalogue);
  expect(fields).toStrictEqual([{ name: 'height', value: { kind: 'literal', text: '1' } }]);
});

/** The fields of a source, as shown under a metric. */
function sourceFields(type: string | undefined, keys: JsonObject, metric?: string) {
  const source: Source = { type, files: [], extra: keys, fields: { type, ...keys } };
  return toSourceFields(keys, source, metric, catalogue);
}

test.for(['vm_file', 'get_vm_file'])(
  'leads the keys of a source of type %s to its getter',
  (type) => {
    expect(linked(sourceFields(type, { path: '/a', dest: 'a' }))).toEqual([
      ['path', '/getters/vm_file/#keys-path'],
      ['dest', '/getters/vm_file/#keys-dest'],
    ]);
  },
);

test.for([undefined, 'fly'])('leads nowhere from a source of type %s', (type) => {
  expect(linked(sourceFields(type, { path: '/a' }))).toEqual([['path', undefined]]);
});

test('shows the rules in place of their key, and links them to the metric', () => {
  const keys = { rules: { expect: [], other: 1 }, note: '' };
  expect(linked(sourceFields('rule', keys, 'check_csv'))).toEqual([
    ['expect', '/metrics/check_csv/#rules-expect'],
    ['other', '/metrics/check_csv/#contract'],
    ['note', '/getters/rule/#contract'],
  ]);
});

test('links the rules that the getter reads itself to the getter', () => {
  const rules = { relativeTime: {}, timezone: 'UTC', expected: {}, constructor: 1 };
  expect(linked(sourceFields('rule_relativeTime', { rules }, 'check_csv'))).toEqual([
    ['relativeTime', '/getters/rule_relativeTime/#keys-rules:relativeTime'],
    ['timezone', '/getters/rule_relativeTime/#keys-rules:timezone'],
    ['expected', '/metrics/check_csv/#contract'],
    ['constructor', '/metrics/check_csv/#contract'],
  ]);
});

test('leads nowhere from the rules of a place without a metric', () => {
  expect(linked(sourceFields('rule', { rules: { expect: [] } }))).toEqual([['expect', undefined]]);
});

test('links rules that are not an object to the getter', () => {
  expect(sourceFields('rule', { rules: 'x' }, 'literal_match')).toEqual([
    {
      name: 'rules',
      says: 'equals',
      value: { kind: 'literal', text: 'x' },
      address: '/getters/rule/#keys-rules',
    },
  ]);
});

test('shows the rules of the key that the getter of an environment returns', () => {
  const place = { file: 'getters.py', line: 1, end: 2, returnedKey: 'value' };
  const getter = new Map([['literal', { place, parts: {} }]]);
  const functions = { getter, metric: new Map(), action: new Map() };
  const vocabulary = createVocabulary({}, { source: { functions, complete: [] } });
  const finder = { ...catalogue, vocabulary };
  const namesOf = (value: unknown) => {
    const source = { type: 'literal', files: [], extra: {}, fields: {} };
    return toSourceFields({ value }, source, 'check_csv', finder).map(({ name }) => name);
  };
  expect(namesOf({ expect: [] })).toEqual(['expect']);
  expect(namesOf(14)).toEqual(['value']);
});

test('shows that rules are empty', () => {
  expect(sourceFields('rule', { rules: {} }, 'check_csv')).toEqual([
    {
      name: 'rules',
      value: { kind: 'empty', text: 'empty object' },
      address: '/getters/rule/#keys-rules',
    },
  ]);
});

test('leaves the rules inside a source that fetches something, and links them to the metric', () => {
  const [field] = sourceFields('vm_file', { rules: { expect: [] } }, 'check_csv');
  expect(field?.value.kind === 'fields' && linked(field.value.fields)).toEqual([
    ['expect', '/metrics/check_csv/#rules-expect'],
  ]);
});

test('describes the sheets that a comparison of workbooks names', () => {
  const place = { facet: 'metrics', name: 'compare_table', part: 'options' } as const;
  const rules = [{ type: 'sheet_name' }];
  expect(
    toFunctionFields({ rules, other: 1 }, place, catalogue).map(({ value }) => value.kind),
  ).toEqual(['table', 'literal']);
  expect(toFunctionFields({ rules: 'x' }, place, catalogue)[0]?.value.kind).toBe('literal');
});

test('links each name of the format to the given address', () => {
  expect(toFormatFields({ a: 1, b: {} }, (name) => `/format/#${name}`)).toEqual([
    { name: 'a', value: { kind: 'literal', text: '1' }, address: '/format/#a' },
    { name: 'b', value: { kind: 'empty', text: 'empty object' }, address: '/format/#b' },
  ]);
});

test('leads ids of tasks to their pages, wherever they are', () => {
  const fields = toDisplayFields({ undo: 'b', steps: ['c', 'b'], more: { like: 'b' }, count: 2 });
  const [undo, steps, more, number] = linkTaskIds(fields, [{ id: 'b', path: 'b-1' }]);
  const there = { kind: 'literal', text: 'b', address: '/tasks/b-1/' };
  expect(undo?.value).toEqual(there);
  expect(steps?.value).toEqual({ kind: 'list', items: [{ kind: 'literal', text: 'c' }, there] });
  expect(more?.value).toEqual({ kind: 'fields', fields: [{ name: 'like', value: there }] });
  expect(number?.value).toEqual({ kind: 'literal', text: '2' });
});
