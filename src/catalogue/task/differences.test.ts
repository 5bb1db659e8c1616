import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import { describeDifferences } from './differences.ts';

function differencesOf(tasks: readonly (readonly [file: string, fields: object])[]) {
  const entries = tasks.map(([file, fields]) => ({
    file,
    task: toTask({ instruction: 'Feed the fish.', ...fields }),
    apps: [],
    metrics: [],
  }));
  const differences = describeDifferences(entries);
  return entries.map((entry) => differences.get(entry));
}

const step = { type: 'sleep', parameters: { seconds: 1 } };

test.for<[string, (readonly [string, object])[], (string | undefined)[]]>([
  [
    'nothing of other titles',
    [
      ['a.json', {}],
      ['b.json', { instruction: 'Feed the cat.' }],
    ],
    [undefined, undefined],
  ],
  [
    'nothing without an instruction',
    [
      ['a.json', { instruction: '' }],
      ['b.json', { instruction: ' ' }],
    ],
    [undefined, undefined],
  ],
  [
    'a field of the dataset',
    [
      ['a.json', { pond: 'east' }],
      ['b.json', { pond: 'west' }],
    ],
    ['east', 'west'],
  ],
  [
    'a number with its name',
    [
      ['a.json', { depth: 2, pond: 'a' }],
      ['b.json', { depth: 3, pond: 'a' }],
    ],
    ['depth 2', 'depth 3'],
  ],
  [
    'the shorter of two fields',
    [
      ['a.json', { twin: 'a-long-name', pond: 'L1' }],
      ['b.json', { twin: 'another-name', pond: 'L2' }],
    ],
    ['L1', 'L2'],
  ],
  [
    'a field that one task lacks',
    [
      ['a1.json', { pond: 'p' }],
      ['a2.json', {}],
    ],
    ['p', undefined],
  ],
  [
    'the number of steps',
    [
      ['aquarium.json', { config: [] }],
      ['aquarium2.json', { config: [step] }],
    ],
    ['0 steps', '1 step'],
  ],
  [
    'two fields where one is not enough',
    [
      [`${'f'.repeat(60)}-1.json`, { pond: 'a', kind: 'x' }],
      [`${'f'.repeat(60)}-2.json`, { pond: 'a', kind: 'y' }],
      [`${'f'.repeat(60)}-3.json`, { pond: 'b', kind: 'x' }],
      [`${'f'.repeat(60)}-4.json`, { pond: 'b', kind: 'y' }],
    ],
    ['a, x', 'a, y', 'b, x', 'b, y'],
  ],
  [
    'the file at last',
    [
      ['x/a.json', {}],
      ['x/b.json', {}],
    ],
    ['a', 'b'],
  ],
])('describes what sets tasks of one title apart: %s', ([, tasks, expected]) => {
  expect(differencesOf(tasks)).toEqual(expected);
});

test('quotes no answer', () => {
  const [one, other] = differencesOf([
    ['a.json', { expected_size: '1' }],
    ['b.json', { expected_size: '2' }],
  ]);
  expect([one, other]).toEqual(['a', 'b']);
});
