import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { openReleases } from './read-releases.ts';

const folder = folderForEachTest();

test.for([
  ['in the root of the repository', 'tasks'],
  ['in a folder of it', 'data/tasks'],
] as const)('a tag has the suites beside its tasks folder, %s', async ([, tasks]) => {
  const place = tasks.replace(/tasks$/, '');
  await folder.write(`${tasks}/listed.json`, { os: ['a'] });
  await folder.write(`${place}lists/quick.json`, { os: ['a'] });
  await folder.write(`${place}lists/deep/other.json`, { os: ['a'] });
  await folder.write(`${place}dataset.json`, { suites: ['lists/*.json'] });
  await folder.write(`${tasks}/os/a.json`, exampleTask({ id: 'a' }));
  await commitFiles(folder.path, 'v1.0.0');
  await folder.write(`${place}lists/quick.json`, {});
  const { read } = await openReleases(
    { releases: { tags: 'v*' }, folder: `${folder.path}/${place}`, path: undefined, text: '' },
    `${folder.path}/${tasks}`,
  );
  const [release] = await read();
  expect(release?.suites.map(({ name, members }) => [name, members.length])).toEqual([
    ['quick', 1],
  ]);
});
