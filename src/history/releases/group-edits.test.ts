import { expect, test } from 'vitest';
import type { RichText } from '#text/rich-text.ts';
import { groupEdits } from './group-edits.ts';

const put = (file: string, from = 'Desktop/'): RichText => [
  'The file is put at ',
  { code: `/home/user/${file}` },
  ' instead of ',
  { code: `${from}${file}` },
  '.',
];
const removed = (file: string): RichText => ['Open ', { code: `Desktop/${file}` }, '.'];
const changed = (from: string, to: string): RichText => [
  { code: 'path' },
  ' changed from ',
  { code: from },
  ' to ',
  { code: to },
  '.',
];

const group = (...tasks: (readonly RichText[])[]) =>
  groupEdits([...tasks.entries()], ([, sentences]) => sentences).map((edit) => [
    edit.tasks.map(([index]) => index),
    edit.sentences,
  ]);

test.for<[string, (readonly RichText[])[], [number[], readonly RichText[]]]>([
  [
    'the same sentences, with the names of files in them',
    [
      [put('a.txt'), removed('a.txt')],
      [put('a.txt'), removed('a.txt')],
    ],
    [
      [0, 1],
      [put('a.txt'), removed('a.txt')],
    ],
  ],
  [
    'sentences that differ in the name of a file whose folder has changed',
    [[put('a.txt')], [put('b c.pdf')]],
    [[0, 1], [put('<file>')]],
  ],
  [
    'one file or several that are moved alike',
    [[put('a.txt')], [put('b.txt'), put('c.txt')]],
    [[0, 1], [put('<file>')]],
  ],
  [
    'paths of Windows',
    [[changed('C:\\a\\x.csv', 'C:\\b\\x.csv')], [changed('C:\\a\\y.csv', 'C:\\b\\y.csv')]],
    [[0, 1], [changed('C:\\a\\<file>', 'C:\\b\\<file>')]],
  ],
])('makes one entry of %s', ([, tasks, expected]) => {
  expect(group(...tasks)).toEqual([expected]);
});

test.for<[string, (readonly RichText[])[]]>([
  ['another folder', [[put('a.txt')], [put('b.txt', 'Documents/')]]],
  ['the name of a file that has not only moved', [[removed('a.txt')], [removed('b.txt')]]],
  ['a changed name of a file', [[changed('a/b', 'a/c')], [changed('a/b', 'a/d')]]],
  ['names without a folder', [[changed('a', 'a')], [changed('b', 'b')]]],
  ['one sentence more', [[put('a.txt')], [put('a.txt'), removed('a.txt')]]],
  [
    'the order of sentences',
    [
      [put('a'), removed('a')],
      [removed('a'), put('a')],
    ],
  ],
])('leaves tasks apart that differ in %s', ([, tasks]) => {
  expect(group(...tasks)).toEqual(tasks.map((sentences, index) => [[index], sentences]));
});

test('lists what most tasks share first, and the others in their order', () => {
  const order = group([removed('a')], [removed('b')], [put('c')], [removed('d')], [put('e')]);
  expect(order.map(([indices]) => indices)).toEqual([[2, 4], [0], [1], [3]]);
});

test('of no task makes no entry', () => {
  expect(group()).toEqual([]);
});
