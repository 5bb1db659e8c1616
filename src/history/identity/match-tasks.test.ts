import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { ReleasedTask } from '../model/release.ts';
import { matchTasks } from './match-tasks.ts';

const task = (id: string, file = `apps/${id}.json`, fields: JsonObject = {}): ReleasedTask => ({
  id,
  file,
  fields: exampleTask({ id, instruction: `Do ${id}.`, ...fields }),
});

/** A task with enough words that a small change leaves it nearly the same. */
const wordy = (id: string, word: string, file?: string) =>
  task(id, file, {
    instruction: `Open the report in the editor, replace every heading with ${word}, then save it as a PDF on the desktop and close all windows. Leave the pictures as they are, keep the table of contents at the beginning of the report, and do not change the names of the authors below the title.`,
    trajectory: `trajectories/${id}`,
  });

function match(before: readonly ReleasedTask[], after: readonly ReleasedTask[]) {
  const { pairs, added, removed } = matchTasks(before, after);
  return {
    pairs: pairs.map((pair) => `${pair.before.file} > ${pair.after.file}`),
    added: added.map(({ file }) => file),
    removed: removed.map(({ file }) => file),
  };
}

test.for([
  ['its id', [task('a')], [task('a', 'other/b.json')], ['apps/a.json > other/b.json'], []],
  [
    'its content',
    [task('a')],
    [task('b', 'b.json', { instruction: 'Do a.' })],
    ['apps/a.json > b.json'],
    [],
  ],
  [
    'nearly its content',
    [wordy('a', 'green')],
    [wordy('b', 'blue')],
    ['apps/a.json > apps/b.json'],
    [],
  ],
  [
    'its file, of several with one id',
    [task('a', 'x/a.json'), task('a', 'y/a.json')],
    [task('a', 'y/a.json'), task('a', 'x/a.json')],
    ['y/a.json > y/a.json', 'x/a.json > x/a.json'],
    [],
  ],
  [
    'its platform, of several with one id',
    [task('a', 'calc/a.json'), task('a', 'windows/calc/a.json')],
    [task('a', 'windows/excel/a.json', { proxy: true }), task('a', 'office/a.json')],
    ['windows/calc/a.json > windows/excel/a.json', 'calc/a.json > office/a.json'],
    [],
  ],
  [
    'the most similar one',
    [wordy('a', 'green')],
    [wordy('b', 'blue and not very red'), wordy('c', 'blue')],
    ['apps/a.json > apps/c.json'],
    ['apps/b.json'],
  ],
] as const)('follows a task by %s', ([, before, after, pairs, added]) => {
  expect(match(before, after)).toEqual({ pairs, added, removed: [] });
});

test('of equal contents each continues in one', () => {
  const named = (id: string) => task(id, undefined, { instruction: 'Do it.' });
  const { pairs, added } = match([named('a'), named('b')], [named('c'), named('d'), named('e')]);
  expect(pairs).toEqual(['apps/a.json > apps/c.json', 'apps/b.json > apps/d.json']);
  expect(added).toEqual(['apps/e.json']);
});

test('tasks that resemble the same one are compared with the others too', () => {
  const { pairs } = match(
    [wordy('a', 'green'), wordy('b', 'green apples')],
    [wordy('c', 'green'), wordy('d', 'green pears')],
  );
  expect(pairs).toHaveLength(2);
});

test.for([
  ['another platform', [wordy('a', 'green')], [wordy('b', 'green', 'windows/b.json')]],
  [
    'another platform in the name',
    [wordy('a', 'green')],
    [wordy('a-b', 'green', 'apps/a-win.json')],
  ],
  [
    'other content',
    [task('a')],
    [
      task('b', undefined, {
        instruction: 'Play the second song of the list.',
        evaluator: 'manual',
        related_apps: ['vlc'],
      }),
    ],
  ],
] as const)('a task with %s is a new one', ([, before, after]) => {
  const { pairs, added, removed } = match(before, after);
  expect([pairs.length, added.length, removed.length]).toEqual([0, 1, 1]);
});

test('a split by platform is not a renaming', () => {
  const before = [wordy('a', 'green', 'calc/a.json')];
  const after = [wordy('a', 'green', 'calc/a.json'), wordy('a', 'green', 'windows/a.json')];
  expect(match(before, after)).toEqual({
    pairs: ['calc/a.json > calc/a.json'],
    added: ['windows/a.json'],
    removed: [],
  });
});

test('says how similar a renamed task is', () => {
  const { pairs } = matchTasks([wordy('a', 'green'), task('c')], [wordy('b', 'blue'), task('c')]);
  const [near, same] = pairs.map(({ similarity }) => similarity);
  expect(near).toBeGreaterThan(0.75);
  expect(near).toBeLessThan(1);
  expect(same).toBeUndefined();
});
