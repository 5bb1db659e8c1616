import { readdir } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { runCommand } from '../commands/run-command.ts';

const scratch = await createTemporaryFolder();
beforeAll(async () => {
  await scratch.write('empty/README.md', 'No tasks.');
  await scratch.write('r1/a.json', exampleTask({ id: 'a' }));
});

test.for([
  [
    'a folder that vanished',
    [{ version: '1', folder: '../gone' }],
    /dataset\.json:\d+:\d+: .* does not exist\n/,
  ],
  [
    'a file in place of a folder',
    [{ version: '1', folder: '../r1/a.json' }],
    /dataset\.json:\d+:\d+: .*a\.json is not a folder\nName a folder /,
  ],
  [
    'two releases with one version',
    [
      { version: '1', folder: '../r1' },
      { version: 'v1', folder: '../empty' },
    ],
    'two releases have the version "1"',
  ],
  ['a release from nowhere', [{ version: '1' }], 'has none of "ref", "folder" and "export"'],
] as const)('%s ends a check and a build, which write nothing', async ([, releases, said]) => {
  await scratch.write('tasks/dataset.json', { releases });
  await scratch.write('tasks/a.json', exampleTask({ id: 'a' }));
  const tasks = `${scratch.path}/tasks`;
  const runs = [
    await runCommand('check', [tasks]),
    await runCommand('build', [tasks, '--out', `${scratch.path}/site`]),
  ];
  for (const { code, stderr } of runs) {
    expect(code).toBe(2);
    expect(stderr).toMatch(said);
    expect(stderr).not.toMatch(/\n\s+at /);
  }
  expect((await readdir(scratch.path)).sort()).toEqual(['empty', 'r1', 'tasks']);
});
