import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildCatalogue } from '#catalogue/catalogue.ts';
import { checkDataset, loadDataset } from '#dataset/load/load-dataset.ts';
import { readDataset } from '#dataset/load/read-dataset.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { decideReuse, type Keys } from './decide-reuse.ts';
import { createCachedCheck, type FoundByFile, listFindingKeys } from './cached-check.ts';

const faulty = exampleTask({ id: 'a', proxy: 'true' });

const folder = folderForEachTest();
beforeEach(async () => {
  await folder.write('a.json', faulty);
  await folder.write('b.json', exampleTask({ id: 'b', instruction: 'Save the page as a PDF.' }));
});

interface Cache {
  keys: Keys;
  found: FoundByFile;
}
const empty: Cache = { keys: {}, found: {} };

/** Checks the folder as it is now and makes its catalogue, with what was found before. */
async function check(cache: Cache) {
  const files = await readDataset(folder.path);
  const keys = listFindingKeys(files);
  const { reused } = decideReuse({ findings: { keys: cache.keys } }, { findings: keys }).findings;
  const cached = createCachedCheck(cache.found, reused);
  const dataset = await checkDataset(files, { check: cached.check });
  const catalogue = buildCatalogue({ ...dataset, ...cached });
  const { findings } = dataset;
  const { entries, findShortcuts } = catalogue;
  const shortcuts = entries.flatMap((entry) => findShortcuts(entry));
  return { findings, entries, shortcuts, cache: { keys, found: cached.list(catalogue) } };
}

/** What was found in the folder as it is now, as JSON, with other words. */
async function checkAndReword(): Promise<Cache> {
  const { cache } = await check(empty);
  const text = JSON.stringify(cache);
  expect(text).toContain('"message":"');
  return JSON.parse(text.replaceAll('"message":"', '"message":"Cached: ')) as Cache;
}

test('finds without a cache what any check finds, and caches it by file', async () => {
  const { findings, cache } = await check(empty);
  expect(findings).toEqual((await loadDataset(folder.path)).findings);
  expect(cache.found).toMatchObject({ 'a.json': { findings }, 'b.json': { findings: [] } });
});

test('takes the shortcuts of a file that has not changed', async () => {
  await folder.write('c.json', exampleTask({ id: 'c', evaluator: { func: 'infeasible' } }));
  const { shortcuts, cache } = await check(await checkAndReword());
  expect(shortcuts.map(({ message }) => message)).toEqual([expect.stringMatching(/^Cached: /)]);
  await folder.write('c.json', exampleTask({ id: 'c' }));
  expect((await check(cache)).shortcuts).toEqual([]);
});

test('takes the findings of a file that has not changed, and caches them', async () => {
  const cache = await checkAndReword();
  const again = await check(cache);
  expect(again.findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Cached: /),
  ]);
  expect(JSON.parse(JSON.stringify(again.cache))).toEqual(cache);
});

test('takes the facts of a task that has not changed', async () => {
  const { cache } = await check(empty);
  const reworded = JSON.stringify(cache).replaceAll(/"need":"[^"]+"/g, '"need":"needed"');
  await folder.write('b.json', exampleTask({ id: 'b' }));
  const { entries } = await check(JSON.parse(reworded) as Cache);
  expect(entries.map(({ id, internet }) => [id, internet.need])).toEqual([
    ['a', 'needed'],
    ['b', 'likely'],
  ]);
});

test.for<[string, () => Promise<unknown>]>([
  [
    'it has another text',
    () => folder.write('a.json', { ...faulty, source: 'https://example.org' }),
  ],
  ['it has a byte order mark', () => folder.write('a.json', `\u{FEFF}${JSON.stringify(faulty)}`)],
  ['it has another name', () => rename(join(folder.path, 'a.json'), join(folder.path, 'c.json'))],
  ['dataset.json has changed', () => folder.write('dataset.json', { title: 'Desk' })],
])('checks a file again when %s', async ([, change]) => {
  const cache = await checkAndReword();
  await change();
  const { findings } = await check(cache);
  expect(findings.filter(({ message }) => message.startsWith('Cached'))).toEqual([]);
  expect(findings.map(({ pointer }) => pointer)).toContain('/proxy');
});

test('checks a file whose findings are missing, even if its key is the same', async () => {
  const { findings, cache } = await check(empty);
  expect((await check({ ...cache, found: {} })).findings).toEqual(findings);
});

test('forgets files that are gone', async () => {
  const cache = await checkAndReword();
  await rename(join(folder.path, 'b.json'), join(folder.path, 'c.json'));
  expect(Object.keys((await check(cache)).cache.found).sort()).toEqual(['a.json', 'c.json']);
});

test('checks a file again when a local file has changed that it compares with', async () => {
  const path = '/home/user/a.docx';
  const upload = { local_path: 'assets/a.docx', path };
  const task = exampleTask({
    id: 'b',
    config: [{ type: 'upload_file', parameters: { files: [upload] } }],
    evaluator: {
      func: 'compare_docx_files',
      result: { type: 'vm_file', path, dest: 'a.docx' },
      expected: { type: 'cloud_file', path: 'assets/done.docx', dest: 'b.docx' },
    },
  });
  await folder.write('b.json', task);
  await folder.write('assets/a.docx', 'one');
  await folder.write('assets/done.docx', 'two');
  const { cache } = await check(empty);
  await folder.write('assets/done.docx', 'one');
  const { findings } = await check(cache);
  expect(findings.map(({ code }) => code)).toContain('W05');
});
