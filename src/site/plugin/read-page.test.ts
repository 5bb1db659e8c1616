import { beforeAll, expect, test } from 'vitest';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
import { readPage } from './read-page.ts';

let scratch: TemporaryFolder;
beforeAll(async () => {
  scratch = await createTemporaryFolder();
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
