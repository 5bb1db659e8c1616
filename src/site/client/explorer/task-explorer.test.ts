import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toExplorerFile } from '#explorer/index/explorer-file.ts';
import { findElement } from '#dom/find-element.ts';
import { exampleMarkup as markup, printedDetails, printedIndex as index } from './example-page.ts';
import { box, showExplorer, find, order, shown, status, type, valueRow } from './example-parts.ts';

/** An element for each test, made before its script runs, as in a page. */
let explorers: HTMLElement[];
beforeAll(async () => {
  explorers = Array.from({ length: 20 }, () => {
    const template = document.createElement('div');
    template.innerHTML = markup;
    return findElement(template, 'task-explorer', HTMLElement);
  });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(address === '/details.json' ? printedDetails : toExplorerFile(index)),
    ),
  );
  await import('./task-explorer.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  // A page in the background waits for no frames.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

/** happy-dom connects an upgraded element twice, so its listeners must not count events. */
const nextExplorer = (): HTMLElement => explorers.pop() ?? document.body;

const openExplorer = (search?: string) => showExplorer(nextExplorer(), search);

test('lists all tasks in the order of the dataset', async () => {
  await openExplorer();
  expect(shown()).toEqual(['Write a letter.', 'Print a table.', 'Print a letter.']);
  expect(status()).toBe('3 tasks');
  expect(find('.reset').hidden).toBe(true);
  expect(find('[role=table]').ariaRowCount).toBe('4');
});

test('shows what its address asks for', async () => {
  await openExplorer('?app=vlc&sort=instruction&q=letter');
  expect(shown()).toEqual(['Print a letter.', 'Write a letter.']);
  expect(status()).toBe('2 of 3 tasks');
  expect(box().value).toBe('letter');
  expect(order().value).toBe('instruction');
  expect(find('[data-sort]').ariaSort).toBe('ascending');
  expect(find('.chosen-values').textContent).toBe('Apps VLC');
});

test('a value that is typed is ticked among the filters, and leaves the line with its tick', async () => {
  await openExplorer();
  await type('app:vlc print');
  const tick = () => valueRow('VLC')?.querySelector<HTMLInputElement>('input');
  expect([shown(), tick()?.checked]).toEqual([['Print a letter.'], true]);
  tick()?.click();
  expect(box().value).toBe('print');
  expect(shown()).toHaveLength(2);
});

test('reports values that the dataset does not have, until something else is chosen', async () => {
  await openExplorer('?app=abacus&apps=os&all=apps&sort=-chang&columns=chang');
  const unknown =
    'Unknown app "abacus". Unknown parameter "apps". ' +
    'Unknown filter "apps". Unknown order "-chang". Unknown column "chang". ';
  expect(status()).toBe(`${unknown}3 tasks`);
  valueRow('VLC')?.querySelector<HTMLElement>('input')?.click();
  expect(status()).toBe('2 of 3 tasks');
});

test('typing narrows the tasks, marks the words and announces no tasks that filters exclude', async () => {
  await openExplorer();
  await type('table');
  expect(shown()).toEqual(['Print a table.']);
  expect(find('.results mark').textContent).toBe('table');
  expect([find('.empty').hidden, order().options[0]?.text]).toEqual([true, 'Best match']);
  await type('elephant');
  expect(shown()).toEqual([]);
  expect(find('.empty').hidden).toBe(false);
  expect(status()).toBe('0 of 3 tasks');
  await type('-app:os -app:vlc write table');
  expect(shown()).toEqual([]);
  expect(find('.line-notes').textContent).toBe('');
});

test('one button resets words, filters and order', async () => {
  await openExplorer('?app=vlc&q=letter&sort=-instruction');
  expect(find('.reset').hidden).toBe(false);
  find('.reset').focus();
  find('.reset').click();
  expect(location.search).toBe('');
  expect(status()).toBe('3 tasks');
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(find('[role=status]'));
});

test('the head of a column and the list of orders sort', async () => {
  await openExplorer();
  find('[data-sort]').click();
  expect(shown()[0]).toBe('Print a letter.');
  expect(location.search).toBe('?sort=instruction');
  order().value = '';
  order().dispatchEvent(new Event('change'));
  expect(shown()[0]).toBe('Write a letter.');
  expect(location.search).toBe('');
});

test('columns are chosen in the menu, and the address keeps them', async () => {
  await openExplorer('?app=os');
  const cells = () => [...(document.querySelector('.results [role=row]')?.children ?? [])];
  const names = () => cells().map(({ className }) => className);
  // All of them have one step.
  expect(names()).toEqual(['app', 'task']);
  find('input[value=change]').click();
  expect(names()).toEqual(['app', 'task', 'change']);
  expect(find('[data-sort=change]').hidden).toBe(false);
  history.replaceState(null, '', '/tasks/?columns=change,size');
  dispatchEvent(new Event('popstate'));
  expect(names()).toEqual(['task', 'change']);
  expect(status()).toBe('Unknown column "size". 3 tasks');
});

test('says what all found tasks have in common', async () => {
  await openExplorer();
  expect(find('.same').textContent).toBe('');
  await type('print');
  expect(find('.same').textContent).toBe('The same in all 2: 1 setup step');
});

test('Enter in the box opens the only result', async () => {
  await openExplorer();
  await type('table');
  const opened: (string | null)[] = [];
  find('.results').addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) opened.push(event.target.textContent);
  });
  find('form').dispatchEvent(new Event('submit', { cancelable: true }));
  expect(new Set(opened)).toEqual(new Set(['Print a table.']));
});

test('a button below the filters counts what they leave, and folds them', async () => {
  await openExplorer('?app=vlc');
  const filters = findElement(document.body, '.filters', HTMLDetailsElement);
  filters.open = true;
  expect(find('.show-found').textContent).toBe('Show 2 tasks');
  find('.show-found').click();
  expect(filters.open).toBe(false);
});

test('Enter in the box leads to the first result', async () => {
  await openExplorer();
  find('form').dispatchEvent(new Event('submit', { cancelable: true }));
  expect(document.activeElement?.textContent).toBe('Write a letter.');
});
