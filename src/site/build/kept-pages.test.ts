import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../../tests/temporary-folder.ts';
import type { ProgramPage } from '../compile/page-program.ts';
import { comparePages } from './kept-pages.ts';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

const page = (name: string, key?: string): ProgramPage => ({
  name,
  address: `/${name}/`,
  key,
  render: () => Promise.reject(new Error('nothing is rendered here')),
});

test('keeps a page of the former site whose key is the same, and no other', async () => {
  const keys = { 'tasks/a/index.html': 'a', 'tasks/b/index.html': 'b', 'tasks/c/index.html': 'c' };
  await folder.write('tasks/a/index.html', 'former');
  await folder.write('tasks/b/index.html', 'former');
  await folder.write('data/index.html', 'former');
  const pages = [page('data'), page('tasks/a', 'a'), page('tasks/b', 'new'), page('tasks/c', 'c')];
  expect(comparePages(pages, keys, folder.path)).toEqual({
    keys: { ...keys, 'tasks/b/index.html': 'new' },
    // Of the third, nothing could be brought.
    kept: new Set(['tasks/a/index.html']),
  });
});
