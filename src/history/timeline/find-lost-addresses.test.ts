import { expect, test } from 'vitest';
import type { ReleasedTask } from '../model/release.ts';
import { findLostAddresses } from './find-lost-addresses.ts';
import { task } from './example-history.ts';

/** A task with the words of another one, so that it is that one renamed. */
const renamed = (id: string, from: string) =>
  task(id, { instruction: task(from).fields.instruction });

/** The last list is the current state. */
function find(...lists: readonly (readonly ReleasedTask[])[]) {
  const releases = lists.slice(0, -1).map((tasks, index) => ({ version: `1.${index}.0`, tasks }));
  return findLostAddresses(releases, lists.at(-1) ?? []);
}

const other = { instruction: 'Mute the player.', evaluator: { func: 'infeasible' } };

test.for<[string, ReleasedTask[][]]>([
  ['a task that stays', [[task('a')], [task('a')]]],
  ['a task that changes as a whole', [[task('a')], [task('a', other)]]],
  ['a removed task', [[task('a'), task('b')], [task('b')]]],
  ['a task that returns', [[task('a'), task('b')], [task('b')], [task('a'), task('b')]]],
  ['a renamed task', [[task('a')], [renamed('b', 'a')]]],
  ['a task that has its first name again', [[task('a')], [renamed('b', 'a')], [renamed('a', 'a')]]],
  ['a task that has a second one beside it', [[task('a')], [task('a'), task('a', {}, 'b/a.json')]]],
  [
    'one of two tasks with one id',
    [
      [task('a', {}, 'linux/a.json'), task('a', other, 'windows/a.json')],
      [task('a', {}, 'linux/a.json')],
    ],
  ],
  ['an id that was never in a release', [[task('a')], [task('a'), task('b')]]],
])('keeps the address of %s', ([, lists]) => {
  expect(find(...lists)).toEqual([]);
});

test('finds an old id that is used for another task', () => {
  expect(find([task('a')], [renamed('b', 'a')], [renamed('b', 'a'), task('a', other)])).toEqual([
    { address: '/tasks/a/', version: '1.0.0', newAddress: '/tasks/b/', file: 'a.json' },
  ]);
});

test('finds a task that was renamed to the id of a removed one', () => {
  const lists = [[task('a', other), task('b')], [task('b')], [renamed('a', 'b')]];
  expect(find(...lists)).toEqual([
    { address: '/tasks/a/', version: '1.0.0', newAddress: undefined, file: 'a.json' },
  ]);
});

test('finds an address that a removed task has taken', () => {
  const first = renamed('b', 'a');
  expect(find([task('a')], [first], [first, task('a', other)], [first])).toEqual([
    { address: '/tasks/a/', version: '1.0.0', newAddress: '/tasks/b/', file: undefined },
  ]);
});
