import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readAllSources } from './read-runners.ts';

const runner = 'env.evaluate()\n';
const loader = 'def load(task):\n  return task["evaluator"]\n';

test('reads what runs tasks anywhere around the environment', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('go.py', runner);
  await folder.write('runners/deep/all.py', `sleep(3)\n${runner}`);
  await folder.write('runners/deep/copy.py', `# a copy\nsleep(3)\n${runner}`);
  await folder.write('lab/serve.py', 'serve()\n');
  await folder.write('lab/view.py', loader);
  await folder.write('node_modules/a/run.py', runner);
  await folder.write('tests/run.py', runner);
  await folder.write('tools/test_run.py', runner);
  await folder.write('own/pyvenv.cfg', '');
  await folder.write('own/lib/run.py', runner);
  await folder.write('lab/desktop/controllers/setup.py', 'class A: pass\n');
  symlinkSync(join(folder.path, 'go.py'), join(folder.path, 'lab/link.py'));
  const desktop = join(folder.path, 'lab/desktop');
  const pathsUpTo = (top: string) =>
    readAllSources(desktop, { from: folder.path, top }).runners?.map(({ path }) => path);
  expect(pathsUpTo(folder.path)).toEqual(['go.py', 'lab/view.py', 'runners/deep/all.py']);
  expect(pathsUpTo(join(folder.path, 'lab'))).toEqual(['lab/view.py']);
  expect(pathsUpTo(desktop)).toEqual([]);
});

test('reads the files of the package that may load tasks, each once', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('desktop/controllers/setup.py', loader);
  await folder.write('desktop/env.py', loader);
  await folder.write('desktop/tools/fill.py', 'x.replace("HOST", "b")\n');
  await folder.write('desktop/server.py', 'serve()\n');
  const desktop = join(folder.path, 'desktop');
  const { files, loaders } = readAllSources(desktop, { from: folder.path, top: folder.path });
  expect(files.map(({ path }) => path)).toEqual(['desktop/controllers/setup.py']);
  expect(loaders?.map(({ path }) => path)).toEqual(['desktop/env.py', 'desktop/tools/fill.py']);
});
