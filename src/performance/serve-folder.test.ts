import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { serveFolder } from './serve-folder.ts';

test('serves pages and files compressed, and says what is not there', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('tasks/index.html', '<p>Tasks</p>');
  await folder.write('data/a b.json', { a: 1 });
  await using server = await serveFolder(folder.path);

  const page = await fetch(`${server.address}/tasks/?q=a`);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toBe('<p>Tasks</p>');
  expect(await (await fetch(`${server.address}/data/a%20b.json`)).json()).toEqual({ a: 1 });
  expect((await fetch(`${server.address}/data/none.json`)).status).toBe(404);
});

test('leaves files other than text as they are', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('a.pf_index', 'compressed already');
  await using server = await serveFolder(folder.path);

  const part = await fetch(`${server.address}/a.pf_index`);
  expect(part.headers.get('content-encoding')).toBeNull();
  expect(await part.text()).toBe('compressed already');
});
