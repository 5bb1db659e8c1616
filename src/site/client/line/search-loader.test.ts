import { afterEach, expect, test, vi } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toTaskDetails } from '#explorer/details/task-details.ts';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { createSearchLoader, type SearchedRows } from './search-loader.ts';

const catalogue = exampleCatalogue({
  'a.json': {
    id: 'a',
    instruction: 'Write a letter.',
    config: [{ type: 'execute', parameters: { command: ['pkill', 'soffice'] } }],
  },
  'b.json': { id: 'b', instruction: 'Print a table.', config: [] },
  'c.json': { id: 'c', instruction: 'Print a letter.', config: [] },
});
const data = unpackIndex(toExplorerIndex(catalogue));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Searches as soon as the details are there. */
async function search(text: string, response = Response.json(toTaskDetails(catalogue))) {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const show = vi.fn();
  const late = createSearchLoader(data, '/details.json', show);
  expect(late.find(text)).toBe('loading');
  // It imports modules, which takes long where other programs run.
  await expect.poll(() => show, { timeout: 60_000 }).toHaveBeenCalled();
  return late.find(text) as SearchedRows;
}

test('loads nothing before a word is typed', () => {
  const late = createSearchLoader(data, '/details.json', () => undefined);
  expect(late.find('')).toMatchObject({ found: undefined });
});

test('finds tasks when the details are there', async () => {
  const { fits, inRows } = await search('soffice');
  expect([0, 1, 2].filter(fits)).toEqual([0]);
  expect(inRows.forms).toEqual([['soffice']]);
  expect(inRows.textsOf(0)).toContain('pkill soffice');
});

test('orders those that are selected, the best first', async () => {
  const { order, inRows } = await search('table print xyz soffice');
  expect(order([0, 1, 2])[0]).toBe(1);
  expect(order([0])).toEqual([0]);
  expect(inRows.missingIn(1)).toEqual(['soffice']);
});

test('searches names and instructions where the details cannot be loaded', async () => {
  const { fits } = await search('letter', new Response('', { status: 404 }));
  expect([0, 1, 2].filter(fits)).toEqual([0, 2]);
});

test('tries again with other words to load the details', async () => {
  const responses = [new Response('', { status: 404 }), Response.json(toTaskDetails(catalogue))];
  vi.stubGlobal('fetch', () => Promise.resolve(responses.shift()));
  const show = vi.fn();
  const late = createSearchLoader(data, '/details.json', show);
  const list = (text: string) => {
    const found = late.find(text);
    return typeof found === 'string' ? found : [0, 1, 2].filter(found.fits);
  };
  expect(list('pkill')).toBe('loading');
  await expect.poll(() => list('pkill')).toEqual([]);
  expect(responses).toHaveLength(1);
  list('soffice');
  await expect.poll(() => list('soffice')).toEqual([0]);
});

test('says that the search cannot be loaded, and tries again with other words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(toTaskDetails(catalogue))));
  vi.doMock('#search/ui/load-tasks.ts', () => {
    throw new Error('offline');
  });
  const show = vi.fn();
  const late = createSearchLoader(data, '/details.json', show);
  expect(late.find('soff')).toBe('loading');
  await expect.poll(() => show).toHaveBeenCalledOnce();
  expect(late.find('soff')).toBe('failed');
  vi.doUnmock('#search/ui/load-tasks.ts');
  expect(late.find('soffice')).toBe('loading');
  await expect.poll(() => late.find('soffice')).toHaveProperty('found.rows', [0]);
});

test('loads what is needed before it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(toTaskDetails(catalogue))));
  const late = createSearchLoader(data, '/details.json', () => undefined);
  late.prepare();
  await expect.poll(() => late.find('table')).not.toBe('loading');
});
