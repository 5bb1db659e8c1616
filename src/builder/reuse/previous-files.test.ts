import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
import { listFiles } from '../output/list-files.ts';
import { digestListing } from './digest-listing.ts';
import { bringFormerFiles, removeUnclaimed } from './previous-files.ts';

let scratch: TemporaryFolder;
beforeEach(async () => {
  scratch = await createTemporaryFolder();
});
afterEach(() => scratch.remove());

const at = (name: string) => join(scratch.path, name);
const namesIn = (folder: string) => listFiles(at(folder)).map(({ name }) => name);
const bring = () =>
  bringFormerFiles(at('former'), at('new'), digestListing(listFiles(at('former'))));

test('brings the files of some folders as links, and no others', async () => {
  const files = ['tasks/a/index.html', 'tasks/a.json', 'pagefind/x/y', 'index.html', '_astro/a.js'];
  for (const file of files) await scratch.write(`former/${file}`, file);
  expect(await bring()).toBe(true);
  expect(namesIn('new').sort()).toEqual(['pagefind/x/y', 'tasks/a.json', 'tasks/a/index.html']);
  expect(readFileSync(at('new/tasks/a.json'), 'utf8')).toBe('tasks/a.json');
  expect(statSync(at('new/tasks/a.json')).nlink).toBe(2);
});

test('brings nothing of a site that is not as it was left, or is gone', async () => {
  await scratch.write('former/tasks/a.json', 'former');
  await scratch.write('new/index.html', 'new');
  expect(await bringFormerFiles(at('former'), at('new'), 'another')).toBe(false);
  expect(await bringFormerFiles(at('nowhere'), at('new'), 'another')).toBe(false);
  expect(namesIn('new')).toEqual(['index.html']);
});

test('says when it cannot bring all files', async () => {
  await scratch.write('former/tasks/a.json', 'former');
  await scratch.write('new/tasks/a.json', 'new');
  expect(await bring()).toBe(false);
  expect(readFileSync(at('new/tasks/a.json'), 'utf8')).toBe('new');
});

test('removes the files that nobody claims, with folders that are empty then', async () => {
  const files = ['tasks/a/index.html', 'tasks/b/index.html', 't/b/index.html', 'index.html'];
  for (const file of files) await scratch.write(file, '');
  const claimed = new Set(['tasks/a/index.html']);
  const left = removeUnclaimed(scratch.path, listFiles(scratch.path), claimed);
  expect(left.map(({ name }) => name).sort()).toEqual(['index.html', 'tasks/a/index.html']);
  expect(listFiles(scratch.path)).toHaveLength(2);
  expect([existsSync(at('tasks/b')), existsSync(at('t'))]).toEqual([false, false]);
});
