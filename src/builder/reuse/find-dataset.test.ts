import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cacheFolder } from '#dataset/cache/cache-folder.ts';
import { openJsonCache } from '#dataset/cache/json-cache.ts';
import { openDataset } from '#dataset/load/open-dataset.ts';
import { digestDataset, readDataset } from '#dataset/load/read-dataset.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { findDataset } from './find-dataset.ts';

const uploading = (local: string) => ({
  instruction: 'a',
  config: [{ type: 'upload_file', parameters: { files: [{ local_path: local, path: '/a' }] } }],
});

const scratch = folderForEachTest();
let others: ReadonlySet<string>;
beforeEach(async () => {
  others = new Set(listCached());
  await scratch.write('a.json', uploading('assets/a.docx'));
  await scratch.write('b.json', uploading('assets/b.docx'));
  await scratch.write('assets/a.docx', 'one');
  await scratch.write('assets/b.docx', 'two');
});

const later = () => Date.now() + 10_000;
const find = async (now = later()) => findDataset(await openDataset(scratch.path), now);
const digestAnew = async () => digestDataset(await readDataset(scratch.path));

/** The names in the cache. */
function listCached(): string[] {
  const folder = join(cacheFolder, 'datasets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((file) => file.replace('.json', ''));
}

/** Changes what a test put in the cache, so that it shows where a digest comes from. */
function markCache(): void {
  const cache = openJsonCache<{ digest: string }>('datasets', 16);
  for (const name of listCached()) {
    const value = others.has(name) ? undefined : cache.read(name);
    if (value) cache.write(name, { ...value, digest: 'cached' });
  }
}

test('the digest of files with the same sizes and times comes from the cache', async () => {
  const { digest, read } = await find();
  expect(digest).toBe(await digestAnew());
  expect((await read()).files).toHaveLength(2);
  markCache();
  const again = await find();
  expect(again.digest).toBe('cached');
  expect((await again.read()).files).toHaveLength(2);
});

test.for<[string, () => unknown]>([
  ['a task is changed', () => scratch.write('a.json', uploading('assets/c.docx'))],
  ['a task is added', () => scratch.write('c.json', uploading('assets/c.docx'))],
  [
    'the time of a task is changed',
    () => {
      utimesSync(join(scratch.path, 'a.json'), 1, 1);
    },
  ],
  ['a file that a task uploads is changed', () => scratch.write('assets/b.docx', 'one')],
  ['dataset.json is written', () => scratch.write('dataset.json', { title: 'T' })],
])('files are read when %s', async ([, change]) => {
  await find();
  markCache();
  await change();
  expect((await find()).digest).toBe(await digestAnew());
});

test('files that were written just now are read, since their times may stay', async () => {
  await find(Date.now());
  markCache();
  expect((await find(Date.now())).digest).toBe(await digestAnew());
});
