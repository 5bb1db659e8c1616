import { resolve } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addresses } from '#addresses/addresses.ts';
import { buildCatalogue, type Catalogue } from '#catalogue/catalogue.ts';
import { listFields } from '#explorer/details/list-fields.ts';
import { toTaskDetails } from '#explorer/details/task-details.ts';
import { toExplorerFile } from '#explorer/index/explorer-file.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { findElement } from '#dom/find-element.ts';
import { loadTasks, type SearchedTasks } from '#search/ui/load-tasks.ts';
import { exampleMarkup } from '#site/client/explorer/example-page.ts';
import { type DrawnSearch, drawSearches } from './expectations/draw-searches.ts';
import { wantedTasks } from './expectations/wanted-tasks.ts';
import { examples } from './support/example-options.ts';
import { readCount } from './support/read-count.ts';

/** A document beside the globals of Node, which reading a dataset needs. */
const page = new Window({ url: 'https://example.org/tasks/' });

/** Another dataset to search: the folder that BENCHLIGHT_DATASET names. */
const folder = resolve(process.env.BENCHLIGHT_DATASET ?? examples);

/** How many of the searches are typed, since that takes most of the time; the long run types all. */
const questions = Number(process.env.BENCHLIGHT_QUESTIONS ?? 50);

const dialogMarkup = `
  <task-search data-base="/" data-language="en">
    <dialog>
      <form><input role="searchbox"><div class="filters"></div><ul class="chosen"></ul></form>
      <p class="status"></p>
      <div class="start"></div>
      <div class="search-results"></div>
    </dialog>
  </task-search>`;

let catalogue: Catalogue;
let searches: readonly DrawnSearch[];
let files: Readonly<Record<string, string>>;
let searched: SearchedTasks;
beforeAll(async () => {
  for (const name of Object.getOwnPropertyNames(page)) {
    if (!(name in globalThis)) vi.stubGlobal(name, Reflect.get(page, name));
  }
  catalogue = buildCatalogue(await loadDataset(folder));
  const tasks = catalogue.entries.map(({ id, task, fields }) => ({
    id,
    instruction: toLine(task.instruction),
    values: listFields(fields).map(({ value }) => value),
  }));
  searches = [...drawSearches(tasks, 194), ...fixedSearches];
  const index = JSON.stringify(toExplorerFile(toExplorerIndex(catalogue)));
  const details = JSON.stringify(toTaskDetails(catalogue));
  files = {
    [addresses.explorerIndex]: index,
    [addresses.taskDetails]: details,
    '/explorer.json': index,
    '/details.json': details,
  };
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(files[address])));
  vi.stubGlobal('Event', page.Event);
  vi.stubGlobal('innerHeight', 1200);
  vi.stubGlobal('addEventListener', () => undefined);
  searched = await loadTasks('/');
  // The explorer draws as many rows as the screen has room for.
  vi.stubGlobal('screen', { height: 1200 });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** What is seldom drawn from a dataset, or not at all. */
const fixedSearches: readonly DrawnSearch[] = [
  { kind: 'Japanese', text: '議事録' },
  { kind: 'Japanese in half width', text: 'ﾃﾞｰﾀ 保存' },
  { kind: 'a word that occurs nowhere', text: 'open xyzzyplugh' },
  { kind: 'no word that occurs', text: 'xyzzyplugh' },
  { kind: 'a synonym', text: 'impossible' },
  { kind: 'an excluded word', text: 'open -file' },
];

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const often = { interval: 2 };

/** What a reader sees of the tasks: their number, and the first of them. */
interface Seen {
  count: number;
  first: readonly string[];
}

const firstShown = 8;

test('the dialog and the explorer find the same tasks in the same order', async () => {
  const searchDialog = await openDialog();
  const searchExplorer = await openExplorer();
  const typed = searches.slice(-questions);
  const dialog = new Map<string, Seen>();
  for (const { text } of typed) dialog.set(text, await searchDialog(text));
  const explorer = new Map<string, Seen>();
  for (const { text } of typed) explorer.set(text, await searchExplorer(text));
  expect(searches).toHaveLength(200);
  const found = [...explorer.values()].filter(({ count }) => count > 0);
  expect(found.length / typed.length).toBeGreaterThan(0.75);
  expect(dialog).toEqual(explorer);
}, 60_000);

test('a task is found by words of its instruction: 95 of 100 first, 99 among the first five', () => {
  const { data, finder } = searched;
  const places = searches.flatMap(({ wanted, text }) => {
    const rows = finder.find(text)?.rows ?? [];
    return wanted === undefined ? [] : [rows.findIndex((row) => data.instructions[row] === wanted)];
  });
  const share = (most: number) =>
    places.filter((place) => place >= 0 && place < most).length / places.length;
  expect(places.length).toBeGreaterThan(50);
  expect(share(1)).toBeGreaterThanOrEqual(0.95);
  expect(share(5)).toBeGreaterThanOrEqual(0.99);
});

test('a wanted task is among the first five', () => {
  const { data, finder } = searched;
  const wanted = wantedTasks.filter(([, task]) =>
    catalogue.entries.some(({ id }) => id.startsWith(task)),
  );
  const lost = wanted.filter(([text, task]) => {
    const rows = finder.find(text)?.rows.slice(0, 5) ?? [];
    return !rows.some((row) => data.paths[row]?.startsWith(task));
  });
  expect(lost).toEqual([]);
  expect(folder !== examples || wanted.length > 5).toBe(true);
});

test('nothing is empty of which a part occurs', () => {
  const { finder } = searched;
  const empty = searches.filter(({ text }) => finder.find(text)?.rows.length === 0);
  const neverThere = new Set([
    'Japanese',
    'Japanese in half width',
    'no word that occurs',
    'a synonym',
  ]);
  expect(empty.filter(({ kind }) => !neverThere.has(kind))).toEqual([]);
});

/** Opens the dialog; Pagefind is not there, so it finds tasks alone. */
async function openDialog(): Promise<(text: string) => Promise<Seen>> {
  const root = appendMarkup(dialogMarkup);
  const { createSearchDialog } = await import('#search/ui/search-dialog.ts');
  const start = createSearchDialog(root);
  const box = findElement(root, 'input', HTMLInputElement);
  const results = findElement(root, '.search-results', HTMLElement);
  const status = findElement(root, '.status', HTMLElement);
  start();
  return async (text) => {
    vi.useFakeTimers();
    box.value = text;
    box.dispatchEvent(new Event('input'));
    await vi.advanceTimersByTimeAsync(130);
    vi.useRealTimers();
    await expect.poll(() => results.ariaBusy, often).toBe('false');
    const [, count = '0'] = /([\d,]+) tasks?\./.exec(status.textContent) ?? [];
    return { count: readCount(count), first: listPaths(results, 'li a') };
  };
}

async function openExplorer(): Promise<(text: string) => Promise<Seen>> {
  const root = appendMarkup(exampleMarkup);
  await import('#site/client/explorer/task-explorer.ts');
  await expect.poll(() => root.classList.contains('ready'), often).toBe(true);
  const box = findElement(root, 'input', HTMLInputElement);
  const status = findElement(root, '[role=status]', HTMLElement);
  const table = findElement(root, '[role=table]', HTMLElement);
  return async (text) => {
    box.value = text;
    box.dispatchEvent(new Event('input'));
    await expect.poll(() => table.ariaBusy, often).toBe('false');
    const [, count = '0'] = /([\d,]+) (?:of [\d,]+ )?tasks?$/.exec(status.textContent) ?? [];
    return { count: readCount(count), first: listPaths(root, '[data-position] a') };
  };
}

function appendMarkup(markup: string): HTMLElement {
  const template = document.createElement('div');
  template.innerHTML = markup;
  document.body.append(template);
  return findElement(template, '*', HTMLElement);
}

const listPaths = (root: HTMLElement, selector: string): string[] =>
  [...root.querySelectorAll<HTMLAnchorElement>(selector)]
    .slice(0, firstShown)
    .map((link) => new URL(link.href, 'https://example.org').pathname);
