import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { makeFileDigests, writeFileDigests } from '../output/file-digests.ts';
import { listFiles } from '../output/list-files.ts';
import { digestListing } from './digest-listing.ts';
import { compareSite } from './previous-site.ts';

const scratch = folderForEachTest();
beforeEach(async () => {
  for (const file of ['tasks/a/index.html', 'tasks/a.json', 'index.html']) {
    await scratch.write(`site/${file}`, file);
  }
});

const at = (name: string) => join(scratch.path, name);
const namesIn = (folder: string) => listFiles(at(folder)).map(({ name }) => name);
const changed = { unusable: 'the output folder was changed' };

const findState = (listing: string, contents = '') =>
  compareSite(at('site'), { listing, contents });

test('lists the files of a site that is as it was left', () => {
  const files = listFiles(at('site'));
  expect(findState(digestListing(files))).toEqual({ files });
});

test('a site that is not as it was left cannot be used', () => {
  expect(findState('another')).toEqual(changed);
});

test('a site can be used whose times have changed, but no content', () => {
  const names = namesIn('site');
  const contents = writeFileDigests(at('site'), makeFileDigests(at('site'), names));
  const listing = digestListing(listFiles(at('site')));
  utimesSync(at('site/index.html'), 1, 1);
  expect(findState(listing, contents)).toEqual({ files: listFiles(at('site')) });
});

test.for([
  [
    'another content of the same size',
    () => {
      writeFileSync(at('site/index.html'), 'INDEX.html');
    },
  ],
  [
    'a missing file',
    () => {
      rmSync(at('site/index.html'));
    },
  ],
  [
    'another file',
    () => {
      writeFileSync(at('site/other.html'), '');
    },
  ],
  [
    'a folder in the place of a file',
    () => {
      rmSync(at('site/index.html'));
      mkdirSync(at('site/index.html'));
    },
  ],
] as const)('a site with %s cannot be used, whatever the times are', ([, change]) => {
  const names = namesIn('site');
  const contents = writeFileDigests(at('site'), makeFileDigests(at('site'), names));
  const listing = digestListing(listFiles(at('site')));
  const { atime, mtime } = statSync(at('site/index.html'));
  change();
  if (existsSync(at('site/index.html'))) utimesSync(at('site/index.html'), atime, mtime);
  expect(findState(listing, contents)).toEqual(changed);
});

test('nor can one that is gone', () => {
  const listing = digestListing(listFiles(at('site')));
  rmSync(at('site'), { recursive: true });
  expect(findState(listing)).toEqual(changed);
});
