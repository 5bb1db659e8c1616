import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
import { listFiles } from '../output/list-files.ts';
import { digestListing } from './digest-listing.ts';
import { makeFileDigests, writeFileDigests } from '../output/file-digests.ts';
import { type LinkerData, openPreviousSite, PreviousSiteLost } from './link-files.ts';

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
const open = (data: Partial<LinkerData> = {}) =>
  openPreviousSite({
    from: at('previous'),
    to: at('new'),
    listing: digestListing(listFiles(at('previous'))),
    contents: '',
    ...data,
  });

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
  const site = open({ listing: 'another' });
  expect(await site.unusable).toBe('the output folder was changed');
  await site.close();
});

test('a site can be used whose times have changed, but no content', async () => {
  const names = namesIn('previous');
  const contents = writeFileDigests(at('previous'), makeFileDigests(at('previous'), names));
  const listing = digestListing(listFiles(at('previous')));
  utimesSync(at('previous/index.html'), 1, 1);
  const site = open({ listing, contents });
  expect(await site.unusable).toBeUndefined();
  await site.close();
});

test.for([
  [
    'another content of the same size',
    () => {
      writeFileSync(at('previous/index.html'), 'INDEX.html');
    },
  ],
  [
    'a missing file',
    () => {
      rmSync(at('previous/index.html'));
    },
  ],
  [
    'another file',
    () => {
      writeFileSync(at('previous/other.html'), '');
    },
  ],
  [
    'a folder in the place of a file',
    () => {
      rmSync(at('previous/index.html'));
      mkdirSync(at('previous/index.html'));
    },
  ],
] as const)('a site with %s cannot be used, whatever the times are', async ([, change]) => {
  const names = namesIn('previous');
  const contents = writeFileDigests(at('previous'), makeFileDigests(at('previous'), names));
  const listing = digestListing(listFiles(at('previous')));
  const { atime, mtime } = statSync(at('previous/index.html'));
  change();
  if (existsSync(at('previous/index.html'))) utimesSync(at('previous/index.html'), atime, mtime);
  const site = open({ listing, contents });
  expect(await site.unusable).toBe('the output folder was changed');
  await site.close();
});

test('nor can one that is gone', async () => {
  const listing = digestListing(listFiles(at('previous')));
  const site = open({ from: at('nowhere'), listing });
  expect(await site.unusable).toBe('the output folder was changed');
  await site.close();
});

test('nor can one whose files cannot be linked', async () => {
  const listing = digestListing(listFiles(at('previous')));
  const site = open({ to: at('nowhere'), listing });
  expect(await site.unusable).toBe('the file system has no links');
  await site.close();
});

test('says so when a file is gone that was there before', async () => {
  const site = open();
  await site.unusable;
  await expect(site.link(['tasks/b.json'])).rejects.toBeInstanceOf(PreviousSiteLost);
  await site.close();
});
