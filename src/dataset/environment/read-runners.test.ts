import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readRunners } from './read-runners.ts';

const runner = 'env.evaluate()\n';

test('reads what runs tasks in the folder of the environment and above it', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('run.py', runner);
  await folder.write('lab/lib_run_single.py', runner);
  await folder.write('lab/desktop/run_all.py', runner);
  await folder.write('lab/desktop/main.py', runner);
  await folder.write('lab/desktop/run_server.py', 'serve()\n');
  await folder.write('lab/other/run.py', runner);
  symlinkSync(join(folder.path, 'run.py'), join(folder.path, 'lab/run_link.py'));
  const desktop = join(folder.path, 'lab/desktop');
  const namesUpTo = (top: string) => readRunners(desktop, top).map(({ path }) => path);
  expect(namesUpTo(folder.path)).toEqual(['run_all.py', 'lib_run_single.py', 'run.py']);
  expect(namesUpTo(join(folder.path, 'lab'))).toEqual(['run_all.py', 'lib_run_single.py']);
  expect(namesUpTo(desktop)).toEqual(['run_all.py']);
  expect(namesUpTo(join(folder.path, 'lab/other'))).toEqual(['run_all.py']);
});
