import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { exampleData } from '../example-data.ts';
import type { Selected } from './write-selected.ts';

// Another test file may have loaded the module, which keeps the digests.
vi.resetModules();
const { comparePinnedSet, digestOfSelected, writeSelected } = await import('./write-selected.ts');

const id = '3bb2a432-f95d-48e1-9a3c-5d1b6c2f7e80';
const files: Readonly<Record<string, string>> = {
  'digests.txt': '# canary\nd0  os/a.json\nd1  web/b.json\nd2  os/c.json\n',
  'tasks.jsonl': '{"id":"a"}\n{"id":"b"}\n{"id":"c"}\n',
  'tasks.csv': 'id\na\nb\nc\n',
  'tasks.bib': '@misc{a}\n\n@misc{b}\n\n@misc{c}\n',
};
const selected: Selected = {
  data: exampleData({
    'os/a.json': { id: 'a' },
    'web/b.json': { id: 'b' },
    'os/c.json': { id, instruction: 'Save 5%.', related_apps: ['vlc'], evaluator: { func: 'f' } },
  }),
  rows: [0, 2],
  search: '?app=vlc',
};
const context = { files: '/data/', title: 'Examples 1.0' };
const digest = digestSet(['d0', 'd2']);

let isOnline: boolean;
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  isOnline = true;
  history.replaceState(null, '', '/base/tasks/?q=other');
  vi.stubGlobal('fetch', (address: string) => {
    const text = isOnline ? files[address.replace('/data/', '')] : undefined;
    return Promise.resolve(
      text === undefined
        ? new Response('', { status: 404, statusText: 'Not Found' })
        : new Response(text),
    );
  });
});

test('data that cannot be loaded is asked for again the next time', async () => {
  isOnline = false;
  await expect(digestOfSelected(selected, context)).rejects.toThrow('/data/digests.txt: Not Found');
  await expect(writeSelected('csv', selected, context)).rejects.toThrow('/data/tasks.csv');
  isOnline = true;
  expect(await digestOfSelected(selected, context)).toBe(digest);
});

test.for(['json', 'csv', 'bib', 'ids', 'link'] as const)(
  'writes no %s when the site has other tasks than the page',
  async (form) => {
    const data = exampleData({ 'os/a.json': { id: 'a' }, 'web/b.json': { id: 'b' } });
    const before: Selected = { data, rows: [1], search: '' };
    await expect(writeSelected(form, before, context)).rejects.toThrow('3 tasks instead of 2');
  },
);

test.for([
  ['json', '[\n{"id":"a"},\n{"id":"c"}\n]\n'],
  ['jsonl', '{"id":"a"}\n{"id":"c"}\n'],
  ['csv', 'id\na\nc\n'],
  ['bib', '@misc{a}\n\n@misc{c}\n'],
  ['ids', '{\n  "os": [\n    "a",\n    "c"\n  ]\n}\n'],
] as const)('writes the selected tasks as %s', async ([form, text]) => {
  expect(await writeSelected(form, selected, context)).toBe(text);
});

test('a link has the query of the selection, the number of tasks and their digest', async () => {
  expect(await writeSelected('link', selected, context)).toBe(
    `${location.origin}/base/tasks/?app=vlc&set=2-${digest.slice(0, 12)}`,
  );
});

test('a table for a paper has the beginnings of ids, and the link above', async () => {
  const table = await writeSelected('latex', selected, context);
  const link = await writeSelected('link', selected, context);
  expect(table).toContain(`% 2 of 3 tasks of Examples 1.0: ${link}\n`);
  expect(table).toContain(`\\texttt{3bb2a432} & Save 5\\%. & VLC & \\texttt{f} \\\\\n`);
  expect(table).toContain('\\texttt{a} &');
  const shortDigest = digest.slice(0, 12);
  expect(table).toContain(`\\caption{2 of 3 tasks of Examples 1.0 (digest ${shortDigest}).}`);
  expect(table).toContain(`\\label{tab:tasks-${digest.slice(0, 8)}}`);
});

test('a table for a paper has the chosen columns', async () => {
  const all = { ...selected, rows: [0, 1, 2] };
  const table = await writeSelected('latex', all, context, {
    columns: ['id', 'checks', 'steps'],
    isWhole: false,
  });
  expect(table).toContain('Task & Checks & Steps \\\\\n');
  expect(table).toContain('\\texttt{3bb2a432} & 1 & 0 \\\\\n');
  expect(table).toContain('All 3 tasks of Examples 1.0');
});

test('a table with pass rates says what they are', async () => {
  const columns = ['id', 'rate'] as const;
  const table = await writeSelected('latex', selected, context, { columns, isWhole: false });
  expect(table).toContain('Task & Pass rate \\\\\n');
  expect(table).toMatch(
    /caption\{2 of 3 tasks .* Pass rate: the share of trials that succeeded, averaged over the runs/,
  );
});

test('compares a pinned set with the selection by its digest', async () => {
  const pinned = { count: 2, digest: digest.slice(0, 12) };
  expect((await comparePinnedSet(pinned, selected, context)).isSame).toBe(true);
  const other = { ...selected, rows: [0, 1] };
  expect((await comparePinnedSet(pinned, other, context)).isSame).toBe(false);
});
