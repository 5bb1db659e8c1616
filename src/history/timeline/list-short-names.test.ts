import { expect, test } from 'vitest';
import { build, task } from './example-history.ts';
import type { StoredTask } from './history.ts';
import { listShortNames } from './list-short-names.ts';

const named = (...lists: readonly (readonly StoredTask[])[]) =>
  [...listShortNames(build(...lists))].map(([name, { path }]) => `${name} > ${path}`);
const printed = { instruction: 'Print the page on the other printer.' };

test('the short name of a renamed task leads to its current address', () => {
  const { id: _id, ...fields } = task('aaaaaaaa-1').fields;
  const renamed = task('bbbbbbbb-1', fields);
  expect(named([task('aaaaaaaa-1')], [renamed])).toEqual([
    'aaaaaaaa > bbbbbbbb-1',
    'bbbbbbbb > bbbbbbbb-1',
  ]);
});

test('the short name of a removed task leads to the page that it keeps', () => {
  expect(named([task('aaaaaaaa-1'), task('bbbbbbbb-1', printed)], [task('aaaaaaaa-1')])).toEqual([
    'aaaaaaaa > aaaaaaaa-1',
    'bbbbbbbb > bbbbbbbb-1',
  ]);
});

test.for([
  ['the task that has it today', 'aaaaaaaa-2', 'aaaaaaaa > aaaaaaaa-2'],
  ['it too where it differs only in case', 'AAAAAAAA-2', 'AAAAAAAA > AAAAAAAA-2'],
] as const)('a short name leads to %s', ([, id, expected]) => {
  expect(named([task('aaaaaaaa-1')], [task(id, { ...printed, proxy: true })])).toEqual([expected]);
});

test('a short name that two tasks have today leads to the one that had it alone', () => {
  const both = [task('aaaaaaaa-1'), task('aaaaaaaa-2', printed)];
  expect(named([task('aaaaaaaa-1')], both)).toEqual(['aaaaaaaa > aaaaaaaa-1']);
});
