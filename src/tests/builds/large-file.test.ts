import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runWithMemory } from '../commands/run-with-memory.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const megabytes = 300;

test.for([
  ['check', (tasks: string) => runWithMemory(['check', tasks])],
  ['build', (tasks: string, out: string) => runWithMemory(['build', tasks, '--out', out])],
] as const)(
  '%s needs no memory for the bytes of a file that is too large',
  { timeout: 300_000 },
  async ([, run]) => {
    const scratch = await createTemporaryFolder();
    const [tasks, large] = [join(scratch.path, 'tasks'), 'tasks/large.json'];
    await scratch.write('tasks/a.json', exampleTask({ id: 'a' }));
    const before = run(tasks, join(scratch.path, 'before'));
    // A script of this size would have measured nothing.
    expect(before).toBeGreaterThan(50);

    await scratch.write(large, '');
    await truncate(join(scratch.path, large), megabytes * 1_000_000);
    const after = run(tasks, join(scratch.path, 'after'));
    expect(after - before).toBeLessThan(megabytes / 2);
  },
);
