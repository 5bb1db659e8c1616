// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { toExplorerFile } from '../../../catalogue/explorer/explorer-file.ts';
import { findElement } from '../../../search/ui/find-element.ts';
import { exampleMarkup, printedDetails, printedIndex } from './example-page.ts';

test('lists no other tasks while the search for the words of its address is loaded', async () => {
  const { promise: details, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (address: string) =>
    address === '/details.json'
      ? details
      : Promise.resolve(Response.json(toExplorerFile(printedIndex))),
  );
  history.replaceState(null, '', '/tasks/?q=table');
  document.body.innerHTML = exampleMarkup;
  await import('./task-explorer.ts');
  const explorer = findElement(document.body, 'task-explorer', HTMLElement);
  const table = findElement(explorer, '[role=table]', HTMLElement);

  await vi.waitFor(() => {
    expect(table.ariaBusy).toBe('true');
  });
  expect(explorer.className).toBe('');

  resolve(Response.json(printedDetails));
  await vi.waitFor(
    () => {
      expect(explorer.className).toBe('listed ready');
    },
    { timeout: 5000 },
  );
  const shown = [...explorer.querySelectorAll('.results a')].map((link) => link.textContent);
  expect(shown).toEqual(['Print a table.']);
  vi.unstubAllGlobals();
});
