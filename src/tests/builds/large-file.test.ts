import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { runScriptIn } from '../commands/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** Has each thread of Node print the greatest memory of its process, in kilobytes, when it ends. */
const printPeak = `data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`;
const measured = ['env', `NODE_OPTIONS=--import=${printPeak}`];
const megabytes = 300;

test.for([
  ['check', []],
  ['build', ['--out']],
] as const)(
  '%s needs no memory for the bytes of a file that is too large',
  { timeout: 300_000 },
  async ([script, out]) => {
    const scratch = await createTemporaryFolder();
    await scratch.write('tasks/a.json', exampleTask({ id: 'a' }));
    const run = async (name: string) => {
      const options = out.flatMap((option) => [option, join(scratch.path, name)]);
      const call = [join(scratch.path, 'tasks'), ...options];
      const { code, stderr } = await runScriptIn(measured, script, call);
      const peaks = Array.from(stderr.matchAll(/^peak (\d+)$/gm), ([, peak]) => Number(peak));
      return { code, peak: Math.max(...peaks) / 1000 };
    };
    const before = await run('before');
    expect(before.code).toBe(0);

    await scratch.write('tasks/large.json', '');
    await truncate(join(scratch.path, 'tasks/large.json'), megabytes * 1_000_000);
    const after = await run('after');
    expect(after.code, 'the exit code of a finding of the severity error').toBe(1);
    expect(after.peak - before.peak).toBeLessThan(megabytes / 2);
  },
);
