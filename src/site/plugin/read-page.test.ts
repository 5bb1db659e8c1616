import { beforeAll, expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readPage } from './read-page.ts';

const scratch = await createTemporaryFolder();
beforeAll(async () => {
  for (const path of ['index.html', 'guides/coffee/index.html', 'guides/tea.html'])
    await scratch.write(path, path);
});

test.for([
  ['', '/', 'index.html'],
  ['guides/coffee', '/guides/coffee/', 'guides/coffee/index.html'],
  ['guides/tea', '/guides/tea.html', 'guides/tea.html'],
] as const)('the page "%s" is at %s', ([name, address, html]) => {
  expect(readPage(scratch.path, name)).toEqual({ address, html });
});
