import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { listFiles } from './list-files.ts';
import { measureSite } from './site-size.ts';

test('counts files at any depth, and which of them could be left out', async () => {
  await using folder = await createTemporaryFolder();
  const files = {
    'index.html': '12345',
    'tasks/one/index.html': 'ä',
    'tasks/one.json': '{}',
    'tasks/one.bib': '123',
    'tasks/same/two.ris': '1234',
    'data/tasks.bib': '1',
    't/one/index.html': '123456',
  };
  for (const [file, content] of Object.entries(files)) await folder.write(file, content);
  expect(measureSite(listFiles(folder.path))).toEqual({
    files: 7,
    bytes: 23,
    optionalFiles: { citations: { files: 2, bytes: 7 }, 'short-addresses': { files: 1, bytes: 6 } },
  });
});
