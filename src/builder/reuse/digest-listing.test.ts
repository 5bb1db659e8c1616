import { rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { keepTimes } from '#tests/support/keep-times.ts';
import { listFiles } from '../output/list-files.ts';
import { digestListing } from './digest-listing.ts';

const folder = folderForEachTest();
beforeEach(async () => {
  await folder.write('index.html', 'start');
  await folder.write('tasks/a/index.html', 'a');
});

const path = (name: string) => join(folder.path, name);
const digest = () => digestListing(listFiles(folder.path));

test('stays the same while nothing is written', () => {
  expect(digest()).toBe(digest());
});

test.for<[string, () => Promise<unknown>]>([
  ['a file is added', () => folder.write('new.html', '')],
  ['a file is removed', () => rm(path('tasks/a/index.html'))],
  ['a file is renamed', () => rename(path('index.html'), path('other.html'))],
  ['a file has another size', () => folder.write('index.html', 'starts')],
  ['a file was written at another time', () => utimes(path('index.html'), 1, 1)],
  ['a file has another content, and its size and time', changeUnnoticed],
])('changes when %s', async ([, change]) => {
  const before = digest();
  await change();
  expect(digest()).not.toBe(before);
});

function changeUnnoticed(): Promise<void> {
  return keepTimes(path('index.html'), () => folder.write('index.html', 'START'));
}

test('fails when the folder is missing', () => {
  expect(() => listFiles(path('nowhere'))).toThrow();
});
