import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { createFieldTally, type SeenField } from './seen-fields.ts';
import type { Seen } from '../facets/tally.ts';
import type { TaskEntry } from '../task/task-entry.ts';

const { entries } = exampleCatalogue({ a: {}, b: {}, c: {} });
const [a, b, c] = entries as [TaskEntry, TaskEntry, TaskEntry];

const files = (tasks: readonly TaskEntry[]) => tasks.map(({ file }) => file).join('');
const toTasksByValue = (seen: readonly Seen<unknown>[]) =>
  seen.map(({ value, tasks }) => [value, files(tasks)]);
const counted = (fields: readonly SeenField[]) =>
  fields.map(({ name, tasks }) => `${name} ${files(tasks)}`.trim());

test('puts declared fields first in their order, then those of most tasks', () => {
  const tally = createFieldTally({ path: {}, dest: {}, multi: {} });
  tally.add({ rare: 1, often: 1, dest: 'x' }, a);
  tally.add({ often: 1, dest: 'x', path: 'x' }, b);
  expect(counted(tally.read())).toEqual(['path b', 'dest ab', 'often ab', 'rare a']);
});

test('ranks the types and the values of a field by their tasks', () => {
  const tally = createFieldTally();
  tally.add({ size: '1' }, a);
  tally.add({ size: 1 }, b);
  tally.add({ size: 2 }, b);
  tally.add({ size: 1 }, c);
  const [size] = tally.read();
  expect(toTasksByValue(size?.types ?? [])).toEqual([
    ['integer', 'bc'],
    ['string', 'a'],
  ]);
  expect(toTasksByValue(size?.values ?? [])).toEqual([
    [1, 'bc'],
    ['1', 'a'],
    [2, 'b'],
  ]);
});

test('takes equal lists and objects for one value', () => {
  const tally = createFieldTally();
  tally.add({ range: [1, { to: 2 }] }, a);
  tally.add({ range: [1, { to: 2 }] }, b);
  expect(toTasksByValue(tally.read()[0]?.values ?? [])).toEqual([[[1, { to: 2 }], 'ab']]);
});

test('names the tasks that leave a required field out somewhere', () => {
  const tally = createFieldTally({ path: { required: true }, dest: {} });
  tally.add({ path: 'x' }, a);
  tally.add({}, b);
  tally.add({ path: 'x', dest: 'x' }, b);
  expect(tally.read().map(({ name, missing }) => [name, files(missing)])).toEqual([
    ['path', 'b'],
    ['dest', ''],
  ]);
});

test('lists a required field that no task has', () => {
  const tally = createFieldTally({ path: { required: true } });
  tally.add({}, a);
  expect(tally.read()).toEqual([
    { name: 'path', tasks: [], missing: [a], types: [], values: [], fields: [] },
  ]);
});

test('lists no field before anything is added, required or not', () => {
  expect(createFieldTally({ path: { required: true } }).read()).toEqual([]);
});

const inner = { fields: { type: { required: true }, props: {} } };

test.for<[string, unknown, string[]]>([
  ['an object', { props: 1, type: 'x', note: '' }, ['type a', 'props a', 'note a']],
  ['the objects of an array', [{ type: 'x' }, 5, { props: 1, type: 'x' }], ['type a', 'props a']],
  ['an object without a required field', {}, ['type']],
  ['a string', 'x', []],
])('looks into %s that the contract describes', ([, value, expected]) => {
  const tally = createFieldTally({ rules: inner });
  tally.add({ rules: value }, a);
  expect(counted(tally.read()[0]?.fields ?? [])).toEqual(expected);
});

const variants = { zoom: ['ref', 'sheet?'], freeze: [] };

test.for<[string, object, string[]]>([
  ['a variant requires', { type: 'zoom', sheet: 1 }, ['ref']],
  ['nothing of a complete variant', { type: 'zoom', ref: 1 }, []],
  ['nothing of a variant without fields', { type: 'freeze' }, []],
  ['nothing beside an unknown type', { type: 'constructor' }, []],
  ['nothing beside a type that is not a string', { type: ['zoom'] }, []],
  ['what all objects require, with or without a variant', {}, ['type']],
])('counts as missing what %s', ([, record, expected]) => {
  const declared = { type: { required: true }, ref: {}, sheet: {} };
  const inRecord = createFieldTally(declared, variants);
  inRecord.add({ ...record }, a);
  const inField = createFieldTally({ rules: { fields: declared, variants } });
  inField.add({ rules: [record] }, a);
  for (const fields of [inRecord.read(), inField.read()[0]?.fields ?? []]) {
    const missing = fields.filter((field) => field.missing.length > 0);
    expect(missing.map(({ name }) => name)).toEqual(expected);
  }
});

test('does not look into an object that the contract does not describe', () => {
  const tally = createFieldTally({ rules: inner });
  tally.add({ other: { type: 'x' } }, a);
  expect(tally.read()[0]?.fields).toEqual([]);
});

test('takes names that every object has for names like any other', () => {
  const tally = createFieldTally({ constructor: { required: true } });
  tally.add({ toString: 1 }, a);
  tally.add(JSON.parse('{"__proto__": 1}') as Record<string, unknown>, b);
  expect(
    tally.read().map(({ name, tasks, missing }) => [name, files(tasks), files(missing)]),
  ).toEqual([
    ['constructor', '', 'ab'],
    ['toString', 'a', ''],
    ['__proto__', 'b', ''],
  ]);
});
