import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../../tests/temporary-folder.ts';
import type { ProgramPage } from '../compile/page-program.ts';
import type { FileWriter, WrittenFile } from '../files/file-writer.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { type PageKeyList, renderPages } from './render-pages.ts';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

const page = (name: string, key?: string): ProgramPage => ({
  name,
  address: name === '' ? '/' : `/${name}/`,
  key,
  render: () => Promise.resolve(`page ${name}`),
});

async function render(pages: readonly ProgramPage[], formerKeys: PageKeyList = {}) {
  const written: string[] = [];
  const writer: FileWriter = {
    write({ address, content }: WrittenFile) {
      written.push(`${address}: ${Buffer.from(content).toString()}`);
      return Promise.resolve();
    },
    finish: () => Promise.resolve(),
  };
  const search = {
    expect: vi.fn<SearchIndex['expect']>(),
    add: vi.fn<SearchIndex['add']>(),
    finish: () => Promise.resolve(),
    keys: {},
  };
  const progress = vi.fn<(stage: string, done?: number, total?: number) => void>();
  const to = { folder: folder.path, formerKeys, writer, search, progress };
  return { made: await renderPages(pages, to), written, search, progress };
}

test('writes each page to its file, and lists where pages are read', async () => {
  const { made, written, progress } = await render([page(''), page('tasks/a', 'key'), page('404')]);
  const files = ['index.html', 'tasks/a/index.html', '404.html'];
  expect(written).toEqual(['index.html: page ', `${files[1]}: page tasks/a`, '404.html: page 404']);
  expect(made).toEqual({
    files,
    addresses: ['/', '/tasks/a/'],
    keys: { 'tasks/a/index.html': 'key' },
    rendered: 3,
  });
  expect(progress.mock.calls.at(0)).toEqual(['rendering pages', 0, 3]);
  expect(progress.mock.calls.at(-1)).toEqual(['rendering pages', 3, 3]);
});

test('leaves a page of the former site whose key is the same, and no other', async () => {
  const keys = { 'tasks/a/index.html': 'a', 'tasks/b/index.html': 'b', 'tasks/c/index.html': 'c' };
  await folder.write('tasks/a/index.html', 'former');
  await folder.write('tasks/b/index.html', 'former');
  await folder.write('data/index.html', 'former');
  const pages = [page('data'), page('tasks/a', 'a'), page('tasks/b', 'new'), page('tasks/c', 'c')];
  const { made, written } = await render(pages, keys);
  expect(written.map((file) => file.split('/index')[0])).toEqual(['data', 'tasks/b', 'tasks/c']);
  expect(made.rendered).toBe(3);
  expect(made.files).toHaveLength(4);
  expect(made.keys).toEqual({ ...keys, 'tasks/b/index.html': 'new' });
});

test('renders first, and hands to the search, what was written by hand', async () => {
  const { written, search } = await render([page('tasks/a', 'a'), page('guides/find')]);
  expect(written[0]).toBe('guides/find/index.html: page guides/find');
  expect(search.expect).toHaveBeenCalledExactlyOnceWith(['guides/find']);
  expect(search.add).toHaveBeenCalledOnce();
  expect(search.add.mock.calls[0]?.[0]).toMatchObject({
    name: 'guides/find',
    address: '/guides/find/',
    html: 'page guides/find',
  });
});
