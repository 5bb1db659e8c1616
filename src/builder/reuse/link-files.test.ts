import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
import { listFiles } from '../output/list-files.ts';
import { digestListing } from './digest-listing.ts';
import { openPreviousSite, PreviousSiteLost } from './link-files.ts';

let scratch: TemporaryFolder;
beforeEach(async () => {
  scratch = await createTemporaryFolder();
  for (const file of ['tasks/a/index.html', 'tasks/a.json', 'pagefind/x/y', 'index.html']) {
    await scratch.write(`previous/${file}`, file);
  }
  await scratch.write('new/.keep', '');
});
afterEach(() => scratch.remove());

const at = (name: string) => join(scratch.path, name);
const namesIn = (folder: string) => listFiles(at(folder)).map(({ name }) => name);
const open = (listing = digestListing(listFiles(at('previous')))) =>
  openPreviousSite(at('previous'), at('new'), listing);

test('links the files and folders that it is asked for, and no others', async () => {
  const site = open();
  expect(await site.unusable).toBeUndefined();
  await site.link(['tasks/a.json', 'pagefind/']);
  await site.close();
  expect(namesIn('new').sort()).toEqual(['.keep', 'pagefind/x/y', 'tasks/a.json']);
  expect(readFileSync(at('new/tasks/a.json'), 'utf8')).toBe('tasks/a.json');
  expect(statSync(at('new/tasks/a.json')).nlink).toBe(2);
});

test('a site that is not as it was left cannot be used', async () => {
  const site = open('another');
  expect(await site.unusable).toBe('the output folder was changed');
  await site.close();
});

test('nor can one that is gone', async () => {
  const listing = digestListing(listFiles(at('previous')));
  const site = openPreviousSite(at('nowhere'), at('new'), listing);
  expect(await site.unusable).toBe('the output folder was changed');
  await site.close();
});

test('nor can one whose files cannot be linked', async () => {
  const listing = digestListing(listFiles(at('previous')));
  const site = openPreviousSite(at('previous'), at('nowhere'), listing);
  expect(await site.unusable).toBe('the file system has no links');
  await site.close();
});

test('says so when a file is gone that was there before', async () => {
  const site = open();
  await site.unusable;
  await expect(site.link(['tasks/b.json'])).rejects.toBeInstanceOf(PreviousSiteLost);
  await site.close();
});
