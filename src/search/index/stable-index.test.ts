import { close, createIndex } from 'pagefind';
import { afterAll, expect, test } from 'vitest';
import { toStableIndex } from './stable-index.ts';

afterAll(() => close());

const values = Array.from({ length: 40 }, (_, index) => `value ${index}`);

/** The files of an index of forty records, each with a filter of its own value. */
async function index() {
  const { index } = await createIndex({ forceLanguage: 'en' });
  for (const value of values) {
    const filters = { app: [value], kind: [value] };
    await index?.addCustomRecord({ url: `/${value}`, content: value, language: 'en', filters });
  }
  return (await index?.getFiles())?.files ?? [];
}

const byPath = (files: readonly { path: string; content: Uint8Array }[]) =>
  new Map(files.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]));

test('the same records give the same files, which Pagefind alone does not', async () => {
  const [one, other] = [await index(), await index()];
  expect(byPath(one)).not.toEqual(byPath(other));
  expect(byPath(toStableIndex(one))).toEqual(byPath(toStableIndex(other)));
});

test('keeps the number of files, and leaves those alone that have no order to give', async () => {
  const files = await index();
  const stable = byPath(toStableIndex(files));
  expect(stable.size).toBe(files.length);
  const kept = [...byPath(files)].filter(([path]) => /fragment|pf_index|\.js$/.test(path));
  for (const [path, content] of kept) expect(stable.get(path), path).toBe(content);
});

test('refuses files of another form', () => {
  const content = Buffer.from('no archive');
  expect(() => toStableIndex([{ path: 'filter/en_0123456.pf_filter', content }])).toThrow();
});
