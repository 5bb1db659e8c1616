import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import { digestFiles } from '../support/digest-files.ts';
import { runScript } from '../support/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

test('two cold builds of the same tasks give the same bytes', async () => {
  await using scratch = await createTemporaryFolder();
  const [one, other] = ['one', 'other'].map((name) => join(scratch.path, name)) as [string, string];
  for (const out of [one, other]) {
    const run = await runScript('build', [join(projectRoot, 'examples'), '--out', out, '--force']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
  }

  const files = await digestFiles(one);
  expect(await digestFiles(other)).toEqual(files);
  expect(Object.keys(files).length).toBeGreaterThan(1000);
});
