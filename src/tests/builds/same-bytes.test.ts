import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { digestFiles } from '../support/digest-files.ts';
import { exampleOptions, examples } from '../support/example-site.ts';
import { runScript } from '../support/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

test('two cold builds of the same tasks give the same bytes', async () => {
  await using scratch = await createTemporaryFolder();
  const out = join(scratch.path, 'site');
  const run = await runScript('build', [examples, '--out', out, ...exampleOptions, '--force']);
  expect(run).toMatchObject({ code: 0, stderr: '' });

  const files = await digestFiles(out);
  expect(files).toEqual(await digestFiles(inject('exampleFolder')));
  expect(Object.keys(files).length).toBeGreaterThan(1000);
});
