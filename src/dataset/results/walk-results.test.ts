import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { walkResults } from './walk-results.ts';

test.for([
  ['only files of other kinds', ['alpha.md', 'old/beta.json'], ['empty']],
  ['a table beside results', ['alpha.csv', 'beta.jsonl'], []],
  ['nothing visible', ['.gitkeep'], []],
  ['only trajectories', ['m/os/a/traj.jsonl', 'm/os/a/results.json', 'm/args.json'], ['empty']],
  ['a trajectory beside a result', ['m/os/a/traj.jsonl', 'm/os/b/result.txt'], []],
  ['a trajectory beside lines', ['m/os/a/traj.jsonl', 'beta.jsonl'], []],
] as const)('finds what is wrong with a folder that has %s', async ([, names, faults]) => {
  const folder = await createTemporaryFolder();
  for (const name of names) await folder.write(name, '');
  expect(walkResults(folder.path).faults.map(({ fault }) => fault)).toEqual(faults);
});

test('reports links to themselves', async () => {
  const folder = await createTemporaryFolder();
  for (const [task, name] of [
    ['a', 'result.txt'],
    ['b', 'traj.jsonl'],
  ] as const) {
    await folder.write(`m/os/${task}/other.log`, '');
    await symlink(name, join(folder.path, `m/os/${task}/${name}`));
  }
  const { tasks, faults } = walkResults(folder.path);
  expect(tasks.map(({ task }) => task)).toEqual(['a', 'b']);
  const message = 'the link is broken or points to itself';
  expect(faults).toEqual([{ fault: 'unreadable', path: 'm/os/a/result.txt', message }]);
});
