import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../tests/temporary-folder.ts';
import { measureSite } from './site-size.ts';

test('counts files at any depth, and no folder', async () => {
  await using folder = await createTemporaryFolder();
  await folder.write('index.html', '12345');
  await folder.write('tasks/one/index.html', 'ä');
  expect(measureSite(folder.path)).toEqual({ files: 2, bytes: 7 });
});
