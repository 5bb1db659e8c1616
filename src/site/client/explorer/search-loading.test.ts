// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { toExplorerFile } from '#explorer/index/explorer-file.ts';
import { findElement } from '#dom/find-element.ts';
import { shown, status } from './example-parts.ts';
import { exampleMarkup, printedDetails, printedIndex } from './example-page.ts';

/** Made before their script runs, as in a page. */
const explorers = [1, 2, 3].map(() => {
  const template = document.createElement('div');
  template.innerHTML = exampleMarkup;
  return findElement(template, 'task-explorer', HTMLElement);
});

async function openExplorer(search: string): Promise<HTMLElement> {
  const explorer = explorers.pop() ?? document.body;
  history.replaceState(null, '', `/tasks/${search}`);
  await import('./task-explorer.ts');
  document.body.replaceChildren(explorer);
  return explorer;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('says that the search cannot be loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(toExplorerFile(printedIndex))));
  vi.doMock('#search/ui/load-tasks.ts', () => {
    throw new Error('offline');
  });
  const explorer = await openExplorer('?q=letter');
  await expect.poll(status).toBe('The search cannot be loaded. Type to retry.');
  expect(findElement(explorer, '[role=table]', HTMLElement).ariaBusy).toBe('false');
  vi.doUnmock('#search/ui/load-tasks.ts');
});

test('searches for what was typed before the index was loaded', async () => {
  const { promise: loaded, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (address: string) =>
    address === '/details.json' ? Promise.resolve(Response.json(printedDetails)) : loaded,
  );
  const explorer = await openExplorer('?q=letter&app=os');
  const box = findElement(explorer, 'input[type=search]', HTMLInputElement);
  expect(box.value).toBe('letter');

  box.value = 'table ';
  resolve(Response.json(toExplorerFile(printedIndex)));
  await expect.poll(shown, { timeout: 5000 }).toEqual(['Print a table.']);
  expect(box.value).toBe('table ');
  await expect.poll(() => location.search).toBe('?app=os&q=table');
});

test('lists no other tasks while the search for the words of its address is loaded', async () => {
  const { promise: details, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (address: string) =>
    address === '/details.json'
      ? details
      : Promise.resolve(Response.json(toExplorerFile(printedIndex))),
  );
  const explorer = await openExplorer('?q=table');
  const table = findElement(explorer, '[role=table]', HTMLElement);

  await expect.poll(() => table.ariaBusy).toBe('true');
  expect(explorer.className).toBe('');

  resolve(Response.json(printedDetails));
  await expect.poll(() => explorer.className, { timeout: 5000 }).toBe('listed ready');
  expect(shown()).toEqual(['Print a table.']);
});
