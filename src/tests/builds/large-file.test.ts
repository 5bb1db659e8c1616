import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runBuild, runNpmScript } from '#performance/run-npm-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const megabytes = 300;

test.for([
  ['check', (tasks: string) => runNpmScript('check', [tasks])],
  ['build', runBuild],
] as const)(
  '%s needs no memory for the bytes of a file that is too large',
  { timeout: 300_000 },
  async ([, run]) => {
    const scratch = await createTemporaryFolder();
    const [tasks, large] = [join(scratch.path, 'tasks'), 'tasks/large.json'];
    await scratch.write('tasks/a.json', exampleTask({ id: 'a' }));
    const before = await run(tasks, join(scratch.path, 'before'));
    // A script of this size would have measured nothing.
    expect(before).toBeGreaterThan(50);

    await scratch.write(large, '');
    await truncate(join(scratch.path, large), megabytes * 1_000_000);
    const after = await run(tasks, join(scratch.path, 'after'));
    expect(after - before).toBeLessThan(megabytes / 2);
  },
);
