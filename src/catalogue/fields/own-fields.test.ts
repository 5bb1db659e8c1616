import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { findOwnFields } from './own-fields.ts';

type Declared = Parameters<typeof findOwnFields>[1]['fields'];

/** Key and values of each field that is found among tasks that have only these fields. */
const find = (tasks: readonly JsonObject[], fields?: Declared): Record<string, readonly string[]> =>
  Object.fromEntries(
    findOwnFields(
      tasks.map((task) => ({ task: toTask(task) })),
      { fields },
    ).map(({ key, values }) => [key, values]),
  );

const times = (count: number, ...tasks: readonly JsonObject[]): readonly JsonObject[] =>
  Array.from({ length: count }, () => tasks).flat();

test.for<[string, readonly JsonObject[], Record<string, readonly string[]>]>([
  ['strings', times(3, { grade: 'b' }, { grade: 'a' }), { grade: ['a', 'b'] }],
  [
    'numbers by size',
    times(2, { hops: 10 }, { hops: 9 }, { hops: -1 }),
    { hops: ['-1', '9', '10'] },
  ],
  ['digits within texts by size', times(2, { g: 'S10' }, { g: 'S2' }), { g: ['S2', 'S10'] }],
  ['booleans', times(2, { timed: true }, { timed: false }), { timed: ['false', 'true'] }],
  ['the elements of arrays', times(2, { tags: ['x', 'y', 'x'] }), { tags: ['x', 'y'] }],
  [
    'fields within objects',
    times(2, { meta: { kind: 'k', deep: { no: 1 } } }),
    { 'meta.kind': ['k'] },
  ],
  ['mixed types by their texts', times(2, { n: 1 }, { n: '1' }, { n: null }), { n: ['1'] }],
  ['what a fifth of the tasks have', [...times(2, { f: 1 }), ...times(8, {})], { f: ['1'] }],
  ['not what fewer have', [...times(2, { f: 1 }), ...times(9, {})], {}],
  ['not ids', ['p', 'q', 'r', 's'].map((slug) => ({ slug })), {}],
  ['not long texts', times(4, { note: 'word '.repeat(30) }), {}],
  ['not translations', times(4, { instruction_fr: 'Ouvre la page.' }), {}],
  ['not fields of the format', times(4, { proxy: true, source: 'x' }), {}],
  ['not objects in arrays', times(4, { runs: [{ a: 1 }] }), {}],
  ['not blank values', times(4, { f: '  ' }, { f: [] }), {}],
  [
    'the number of phases',
    times(2, { talk: [{ instruction: 'a' }, { instruction: 'b' }] }, {}),
    { phases: ['2'] },
  ],
])('finds %s', ([, tasks, expected]) => {
  expect(find(tasks)).toEqual(expected);
});

test('orders, adds and hides as dataset.json says', () => {
  const tasks = [
    ...times(9, { mood: 'calm', team: 'x' }, { mood: 'wild' }),
    { rare: 'r' },
    { rare: 'r' },
  ];
  const declared = { rare: {}, mood: { order: ['wild'] }, team: { hidden: true } };
  const found = find(tasks, declared);
  expect(Object.entries(found)).toEqual([
    ['rare', ['r']],
    ['mood', ['wild', 'calm']],
  ]);
});

test('names and explains as dataset.json says', () => {
  const [field] = findOwnFields(
    times(2, { mood: 'calm' }).map((fields) => ({ task: toTask(fields) })),
    { fields: { mood: { title: 'Spirit', values: { calm: 'no haste' } } } },
  );
  expect(field).toMatchObject({ label: 'Spirit', meanings: { calm: 'no haste' } });
});

test.for<[name: string, label: string]>([
  ['scenario_type', 'Scenario type'],
  ['actionNumber', 'Action number'],
  ['app', 'App (field)'],
])('calls %s %s', ([name, label]) => {
  const [field] = findOwnFields(
    times(2, { [name]: 1 }).map((fields) => ({ task: toTask(fields) })),
    {},
  );
  expect(field?.label).toBe(label);
});

test('takes no part of a task for a field', () => {
  const rival = { func: 'seen', result: { type: 'vm_file', path: '/a' } };
  const talk = [{ instruction: 'Go.', mood: 'calm' }];
  expect(find(times(3, { rival, talk }, { rival: { ...rival, func: 'heard' } }))).toEqual({
    phases: ['1'],
  });
});
