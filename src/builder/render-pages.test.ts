import { expect, test, vi } from 'vitest';
import type { HandWrittenPage } from '#search/index/hand-written-pages.ts';
import type { ProgramPage } from './program/page-program.ts';
import { renderPages } from './render-pages.ts';
import type { FileWriter, WrittenFile } from './writer/file-writer.ts';

const page = (name: string): ProgramPage => ({
  name,
  address: name === '' ? '/' : `/${name}/`,
  render: () => Promise.resolve(`page ${name}`),
});

async function* writeBeside(writer: FileWriter): AsyncGenerator<void> {
  for (const address of ['a.json', 'b.json']) {
    await writer.write({ address, content: '{}' });
    yield;
  }
}

async function render(pages: readonly ProgramPage[], ...reused: readonly string[]) {
  const written: string[] = [];
  const writer: FileWriter = {
    write({ address, content }: WrittenFile) {
      written.push(`${address}: ${Buffer.from(content).toString()}`);
      return Promise.resolve();
    },
    finish: () => Promise.resolve(new Map<string, string>()),
    close: () => Promise.resolve(),
  };
  const onHandWritten = vi.fn<(pages: readonly HandWrittenPage[]) => void>();
  const progress = vi.fn<(stage: string, done?: number, total?: number) => void>();
  const beside = writeBeside(writer);
  const to = { reused: new Set(reused), writer, beside, onHandWritten, progress };
  return { made: await renderPages(pages, to), written, onHandWritten, progress };
}

test('writes each page to its file, and lists where pages are read', async () => {
  const { made, written, progress } = await render([page(''), page('tasks/a'), page('404')]);
  const files = ['index.html', 'tasks/a/index.html', '404.html'];
  expect(written.filter((file) => !file.includes('.json'))).toEqual([
    'index.html: page ',
    `${files[1]}: page tasks/a`,
    '404.html: page 404',
  ]);
  expect(made).toEqual({
    files,
    addresses: ['/', '/tasks/a/'],
    rendered: 3,
  });
  expect(progress.mock.calls.at(0)).toEqual(['rendering pages', 0, 3]);
  expect(progress.mock.calls.at(-1)).toEqual(['rendering pages', 3, 3]);
});

test('renders no page that is reused', async () => {
  const pages = [page('guides/find'), page('tasks/a'), page('tasks/b')];
  const reused = ['tasks/a/index.html', 'guides/find/index.html'];
  const { made, written } = await render(pages, ...reused);
  const names = written.map((file) => file.split('/index')[0]);
  expect(names).toEqual(['tasks/b', 'a.json: {}', 'b.json: {}']);
  expect(made.rendered).toBe(1);
  expect(made.files).toHaveLength(3);
});

test('writes one of the other files after each page, and those that remain at the end', async () => {
  const { written } = await render([page('tasks/a')]);
  expect(written).toEqual(['tasks/a/index.html: page tasks/a', 'a.json: {}', 'b.json: {}']);
});

test('renders first, and hands to the search, what was written by hand', async () => {
  const { written, onHandWritten } = await render([page('tasks/a'), page('guides/find')]);
  expect(written[0]).toBe('guides/find/index.html: page guides/find');
  expect(onHandWritten).toHaveBeenCalledOnce();
  const [pages] = onHandWritten.mock.calls[0] ?? [];
  expect(pages).toMatchObject([{ address: '/guides/find/', html: 'page guides/find' }]);
});
