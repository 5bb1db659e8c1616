import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listFiles } from './list-files.ts';
import { measureSite } from './site-size.ts';

test('counts files at any depth', async () => {
  const folder = await createTemporaryFolder();
  const files = { 'index.html': '12345', 'tasks/one/index.html': 'ä', 'tasks/one.json': '{}' };
  for (const [file, content] of Object.entries(files)) await folder.write(file, content);
  expect(measureSite(listFiles(folder.path))).toEqual({ files: 3, bytes: 9 });
});
