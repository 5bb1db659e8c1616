import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { runGit } from '../git/run-git.ts';
import { checkFolder } from '../load/check-folder.ts';
import { loadDataset } from '../load/load-dataset.ts';

const withdraw = (id: string, replacedBy: string) => ({
  id,
  replacedBy,
  reason: 'Its site is gone.',
});
const withdrawn = [
  withdraw('os-old', 'web-new'),
  withdraw('web-old', 'os-new'),
  withdraw('misspelt', 'os-new'),
  withdraw('os-old', 'missing'),
];

test.for([
  ['the whole dataset', '.'],
  ['one of its folders', 'os'],
  ['another one', 'web'],
] as const)('withdrawn tasks may be those of other folders: %s', async ([, name]) => {
  await using folder = await createTemporaryFolder();
  const git = (...args: string[]) =>
    runGit(folder.path, ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args]);
  for (const id of ['os-new', 'os-old', 'web-new', 'web-old']) {
    await folder.write(
      `${id.split('-')[0]}/${id}.json`,
      exampleTask({ id, instruction: `${id}.` }),
    );
  }
  await folder.write('dataset.json', { releases: { tags: 'v*' }, withdrawn });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'a');
  await git('tag', 'v1.0.0');
  await git('rm', '--quiet', 'os/os-old.json', 'web/web-old.json');

  const { findings } = await checkFolder(join(folder.path, name));
  const found = findings.filter(({ code }) => code === 'D11');
  expect(found.map(({ message }) => message)).toEqual([
    'no release has the withdrawn task "misspelt"',
    'the task "missing", which replaces a withdrawn one, is not in the dataset',
  ]);
  const loaded = await loadDataset(join(folder.path, name));
  expect(loaded.findings.filter(({ code }) => code === 'D11')).toEqual(found);
});
