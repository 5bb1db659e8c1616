import { expect, test } from 'vitest';
import type { ReleasedTask } from '../model/release.ts';
import { matchTasks } from './match-tasks.ts';

const sentence =
  'Open the report in the editor, replace every heading, then save it as a PDF on the desktop and close all windows. Leave the pictures as they are, and keep the table of contents at the beginning of the report.';

/** A task with the id that all of these have. */
const task = (file: string, ...words: readonly string[]): ReleasedTask => ({
  id: 'a',
  file: `${file}.json`,
  fields: { id: 'a', instruction: `${sentence} ${words.join(' ')}`, snapshot: words[0] },
});
const other = (file: string, words: string): ReleasedTask => ({
  id: 'a',
  file: `${file}.json`,
  fields: { id: 'a', instruction: words },
});

const match = (before: readonly ReleasedTask[], after: readonly ReleasedTask[]) =>
  matchTasks(before, after)
    .pairs.map((pair) => `${pair.before.file} > ${pair.after.file}`.replaceAll('.json', ''))
    .sort();

const cases: [string, ReleasedTask[], ReleasedTask[], string[]][] = [
  [
    'to the most similar of several earlier ones',
    [other('examples/a', 'Play a song.'), task('examples_new/a_2', 'red')],
    [task('ubuntu_examples/2_a', 'blue')],
    ['examples_new/a_2 > ubuntu_examples/2_a'],
  ],
  [
    'each to its own, in another order',
    [task('x/1', 'red', 'as wine'), task('x/2', 'blue', 'as the sky in June')],
    [task('y/1', 'blue', 'as the sky in July'), task('y/2', 'red', 'as blood')],
    ['x/1 > y/2', 'x/2 > y/1'],
  ],
  [
    'each to its own, where the names of files are the same',
    [task('x/task', 'red'), task('y/task', 'blue as the sky')],
    [task('new/y/task', 'blue as the sky in June'), task('new/x/task', 'red')],
    ['x/task > new/x/task', 'y/task > new/y/task'],
  ],
  [
    'to one for the same platform, of two that are nearly equal',
    [task('linux/1', 'red'), task('windows/1', 'blue')],
    [task('linux/new/1', 'blue too'), task('windows/new/1', 'red too')],
    ['linux/1 > linux/new/1', 'windows/1 > windows/new/1'],
  ],
  [
    'to a nearly equal one for another platform, rather than to a different one',
    [other('1', 'Play a song.'), task('linux/1', 'red')],
    [task('new/1', 'blue'), other('windows/1', 'Play the second song of the list.')],
    ['1 > windows/1', 'linux/1 > new/1'],
  ],
  [
    'to a different one for another platform, if that is the only one',
    [task('linux/1', 'red'), other('windows/1', 'Play a song.')],
    [task('linux/1', 'blue'), other('macos/1', 'Mute the sound.')],
    ['linux/1 > linux/1', 'windows/1 > macos/1'],
  ],
  [
    'to the same file name, rather than to a copy that is a little more similar',
    [task('x/1', 'red as the wine')],
    [task('y/2', 'red as the wine too'), task('y/1', 'red as the blood')],
    ['x/1 > y/1'],
  ],
  [
    'to the same file name, of equally similar ones',
    [task('x/1', 'red'), task('x/2', 'green')],
    [task('y/2', 'white'), task('y/1', 'black')],
    ['x/1 > y/1', 'x/2 > y/2'],
  ],
];

test.for(cases)('follows tasks with one id %s', ([, before, after, pairs]) => {
  expect(match(before, after)).toEqual(pairs);
  expect(match(before.toReversed(), after.toReversed())).toEqual(pairs);
});

test.for(cases)('finds the same pairs in the other direction: %s', ([, before, after, pairs]) => {
  const reversed = match(after, before).map((pair) => pair.split(' > ').reverse().join(' > '));
  expect(reversed.sort()).toEqual(pairs);
});

test('does not compare all pairs of thousands of tasks with one id', () => {
  let reads = 0;
  const count = (folder: string) =>
    Array.from({ length: 2000 }, (_, index): ReleasedTask => {
      const { id, fields } = task('', `number ${index} of ${folder}`);
      return {
        id,
        fields,
        get file() {
          reads++;
          return `${folder}/${index}.json`;
        },
      };
    });
  const { pairs, added, removed } = matchTasks(count('x'), count('y'));
  expect([pairs.length, added.length, removed.length]).toEqual([2000, 0, 0]);
  expect(pairs.filter(({ before, after }) => before.file.slice(1) !== after.file.slice(1))).toEqual(
    [],
  );
  expect(reads).toBeLessThan(200 * 2000);
});
