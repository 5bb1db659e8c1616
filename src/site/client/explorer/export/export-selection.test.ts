import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { exampleData } from '../example-data.ts';
import type { SelectionExport } from './export-selection.ts';
import type { Selected } from './write-selected.ts';

vi.mock('./save-text.ts', () => ({ saveText: vi.fn() }));
vi.mock(import('./write-selected.ts'), { spy: true });

const data = exampleData({ 'os/a.json': { id: 'a' }, 'os/b.json': { id: 'b' } });
const both: Selected = { data, rows: [0, 1], search: '' };
const first: Selected = { data, rows: [0], search: '?app=os' };
const digestOf = ({ rows }: Selected) => digestSet(rows.map((row) => `d${row}`));

// Other test files may have loaded the modules, without the mocks.
vi.resetModules();
const { createSelectionExport } = await import('./export-selection.ts');
const { saveText } = await import('./save-text.ts');
const { digestOfSelected } = await import('./write-selected.ts');

let panel: HTMLDetailsElement;
let notice: HTMLElement;
let selection: SelectionExport;
let isOnline: boolean;

afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  isOnline = true;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      isOnline ? new Response('d0  os/a.json\nd1  os/b.json\n') : new Response('', { status: 404 }),
    ),
  );
  panel = document.createElement('details');
  panel.innerHTML =
    '<code class="digest">…</code><p><button data-download="ids"></button><output></output></p>' +
    '<p><button data-copy="link">Link</button><button data-copy="csv"></button>' +
    '<button data-copy="latex"></button><output></output></p>' +
    '<input type="checkbox" name="latex" value="id">' +
    '<input type="checkbox" name="latex" value="steps">' +
    '<input type="checkbox" name="latex-whole">';
  notice = document.createElement('p');
  document.body.replaceChildren(notice, panel);
  selection = createSelectionExport(panel, notice, { files: '/data/', title: 'Examples' });
});

const open = () => {
  panel.open = true;
  panel.dispatchEvent(new Event('toggle'));
};
const digest = () => panel.querySelector('.digest')?.textContent;
const status = () =>
  [...panel.querySelectorAll('output')].map(({ textContent }) => textContent).join('');
const click = (selector: string) => panel.querySelector<HTMLElement>(selector)?.click();

test('computes the digest when the panel is opened, and for each selection after it', async () => {
  selection.show(both, undefined);
  await vi.dynamicImportSettled();
  expect(digest()).toBe('…');
  open();
  await expect.poll(digest).toBe(digestOf(both));
  selection.show(first, undefined);
  await expect.poll(digest).toBe(digestOf(first));
});

test('drops the digest of a selection that is no longer shown', async () => {
  const late = Promise.withResolvers<string>();
  vi.mocked(digestOfSelected).mockReturnValueOnce(late.promise);
  open();
  selection.show(both, undefined);
  await expect.poll(() => digestOfSelected).toHaveBeenCalled();
  selection.show(first, undefined);
  await expect.poll(digest).toBe(digestOf(first));
  late.resolve(digestOf(both));
  await late.promise;
  expect(digest()).toBe(digestOf(first));
});

test('shows no digest of another selection where its own cannot be loaded, until it can be', async () => {
  open();
  selection.show(both, undefined);
  await expect.poll(digest).toBe(digestOf(both));
  vi.mocked(digestOfSelected).mockRejectedValueOnce(new Error('offline'));
  selection.show(first, undefined);
  await expect.poll(digest).toBe('…');
  // happy-dom closes the panel with any click in it.
  panel.addEventListener('click', (event) => {
    event.preventDefault();
  });
  click('[data-download]');
  await expect.poll(digest).toBe(digestOf(first));
});

test('downloads under a name with the number of tasks and the digest', async () => {
  selection.show(both, undefined);
  click('[data-download]');
  expect(status()).toBe('Loading …');
  const name = `tasks-2-${digestOf(both).slice(0, 8)}-ids.json`;
  await expect.poll(status).toBe(`Saved ${name}`);
  expect(saveText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"a"'), name);
});

test('downloads the tasks of the click, whatever is chosen before they are there', async () => {
  vi.mocked(saveText).mockClear();
  selection.show(both, undefined);
  click('[data-download]');
  selection.show(first, undefined);
  const name = `tasks-2-${digestOf(both).slice(0, 8)}-ids.json`;
  await expect
    .poll(() => saveText)
    .toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"b"'), name);
});

test('copies, and clears its status with the next selection', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  selection.show(both, undefined);
  click('[data-copy=link]');
  await expect
    .poll(() => panel.querySelector('[data-copy] ~ output')?.textContent)
    .toBe('Copied: Link (2 tasks)');
  expect(write).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(new RegExp(`\\?set=2-${digestOf(both).slice(0, 12)}$`)),
  );
  selection.show(first, undefined);
  expect(status()).toBe('');
});

test('a table for a paper has the ticked columns, and the usual ones for none', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  selection.show(both, undefined);
  for (const [box, head] of [
    ['', 'Task & Instruction & Apps & Metrics'],
    ['[value=steps]', 'Steps'],
    ['[value=id]', 'Task & Steps'],
  ]) {
    if (box) click(box);
    click('[data-copy=latex]');
    await expect
      .poll(() => write)
      .toHaveBeenLastCalledWith(expect.stringContaining(`\n${head} \\\\\n`));
  }
});

test('an address may ask for the open panel', () => {
  location.hash = '#export';
  createSelectionExport(panel, notice, { files: '/data/', title: 'Examples' });
  expect(panel.open).toBe(true);
  panel.open = false;
  dispatchEvent(new Event('hashchange'));
  expect(panel.open).toBe(true);
  location.hash = '';
});

test('says when the browser forbids copying', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  selection.show(both, undefined);
  click('[data-copy=link]');
  await expect.poll(status).toBe('Copying is not allowed here');
});

test('says when the data cannot be loaded', async () => {
  isOnline = false;
  selection.show(both, undefined);
  click('[data-copy=csv]');
  await expect.poll(status).toBe('The data cannot be loaded, or has changed. Reload the page.');
});

test.for([
  ['the same tasks', both, 'set same', 'still finds exactly'],
  ['other tasks', first, 'set changed', 'This link was made for 2 tasks'],
] as const)('compares a pinned set with %s', async ([, selected, className, text]) => {
  selection.show(selected, { count: 2, digest: digestOf(both).slice(0, 12) });
  await expect.poll(() => notice.hidden).toBe(false);
  expect(notice.className).toBe(className);
  expect(notice.textContent).toContain(text);
  selection.show(selected, undefined);
  expect(notice.hidden).toBe(true);
});
