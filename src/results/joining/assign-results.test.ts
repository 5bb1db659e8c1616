import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { exampleRun } from '../example-results.ts';
import type { ReadRun } from '../model/read-results.ts';
import { assignResults } from './assign-results.ts';
import { followReleasedTasks } from './released-tasks.ts';

const task = (id: string, instruction: string, folder = 'apps') => ({
  ...{ id, file: `${folder}/${id}.json`, fields: exampleTask({ id, instruction }) },
});

/** In 2.0.0 one task got another id, and one became two, of which the first continues it. */
const first = [task('old', 'Open the settings.'), task('both', 'Mute the player.')];
const today = [
  task('new', 'Open the settings.'),
  task('both', 'Mute the player.'),
  task('both', 'Sort the table by name.', 'windows'),
];
const released = followReleasedTasks([{ version: '1.0.0', date: '2026-01-01', tasks: first }], {
  ...{ version: '2.0.0', date: '2026-02-01', tasks: today },
});

test.for<[string, Partial<ReadRun>, number, string[]]>([
  ['a run on the release', { release: 'v1.0.0' }, 2, []],
  ['a run of its days', { date: '2026-01-31' }, 2, []],
  ['a run of a later day', { date: '2026-02-01' }, 1, ['old']],
  ['a run that says nothing', {}, 1, ['old']],
  ['a run with digests of the old id', { digests: new Map([['old', 'f'.repeat(12)]]) }, 1, []],
])('finds tasks by their names in a release for %s', ([, about, tasks, renamed]) => {
  const runs = [exampleRun('Robin', { old: 1, both: 0 }, about)];
  const [run] = assignResults({ runs, findings: [] }, today, released).runs;
  const files = ['apps/new.json', 'apps/both.json'].slice(0, tasks);
  expect([...(run?.trialsOf.keys() ?? [])]).toEqual(files);
  expect(run?.unknown.map((unknown) => unknown.tasks)).toEqual(tasks === 2 ? [] : [2]);
  expect(run?.renamed.map(({ record }) => record.task)).toEqual(renamed);
});

test('a day after the last release names it, unless the dataset has a version of its own', () => {
  const releases = [{ version: '1.0.0', date: '2026-01-01', tasks: first }];
  const versions = [undefined, '1.0.0', '2.0.0'].map((version) => {
    const current = { version, date: '2026-02-01', tasks: today };
    const run = { release: undefined, digests: undefined, date: '2026-03-01' };
    return followReleasedTasks(releases, current).findVersion(run);
  });
  expect(versions).toEqual(['1.0.0', '1.0.0', '2.0.0']);
});

test('an id that another task has got means the task that had it in the release of the run', () => {
  const [settings, player] = ['Open the settings.', 'Mute the player.'] as const;
  const releases = [
    [task('a', settings), task('b', player)],
    [task('a', settings), task('c', player)],
  ].map((tasks, index) => ({ version: `${index + 1}.0.0`, date: undefined, tasks }));
  const tasks = [task('b', settings), task('c', player)];
  const current = { version: undefined, date: undefined, tasks };
  const runs = [exampleRun('Robin', { b: 1 }, { release: '1.0.0' }), exampleRun('Wren', { b: 1 })];
  const assigned = assignResults(
    { runs, findings: [] },
    tasks,
    followReleasedTasks(releases, current),
  );
  expect(assigned.runs.map(({ trialsOf }) => [...trialsOf.keys()])).toEqual([
    ['apps/c.json'],
    ['apps/b.json'],
  ]);
});
