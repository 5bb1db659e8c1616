import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { fileDigestsName } from '#dataset/files/file-digests-name.ts';
import { readFileDigests, writeFileDigests } from './file-digests.ts';
import { listFiles } from './list-files.ts';
import { PreviousSiteLost, updateSite } from './update-site.ts';

const scratch = folderForEachTest();
beforeEach(async () => {
  await write('site', ['index.html', 'tasks/a/index.html', 'tasks/b/index.html', 'tasks/b.json']);
  await write('new', ['index.html', 'tasks/c/index.html'], ['tasks/a/index.html']);
});

const sha = 'a'.repeat(64);
const at = (name: string) => join(scratch.path, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const namesIn = (folder: string) => listFiles(at(folder)).map(({ name }) => name);
const listUnchanged = () =>
  listFiles(at('site')).filter(({ name }) => name === 'tasks/a/index.html');
const update = (unchanged = listUnchanged()) => updateSite(at('site'), at('new'), unchanged);

/** Files that contain the name of their folder, and a list of them and of others. */
async function write(folder: string, names: readonly string[], others: readonly string[] = []) {
  for (const name of names) await scratch.write(`${folder}/${name}`, folder);
  writeFileDigests(at(folder), new Map([...names, ...others].map((name) => [name, sha])));
}

test('new files take the place of others, what is left over goes, and the rest stays', () => {
  const unchanged = listUnchanged();
  const listed = update(unchanged);
  const names = [fileDigestsName, 'index.html', 'tasks/a/index.html', 'tasks/c/index.html'];
  expect(namesIn('site').sort()).toEqual(names);
  expect(existsSync(at('site/tasks/b'))).toBe(false);
  expect(names.slice(1).map((name) => read(`site/${name}`))).toEqual(['new', 'site', 'new']);
  expect(Array.from(readFileDigests(at('site')).keys()).sort()).toEqual(names.slice(1));
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1;
  expect([...listed].sort(byName)).toEqual([...listFiles(at('site'))].sort(byName));
  // Neither is touched, so the next build finds it as this one left it.
  expect(listUnchanged()).toEqual(unchanged);
});

test('a folder goes with its last file, also if a file manager has shown it', async () => {
  await scratch.write('site/tasks/b/.DS_Store', '');
  await scratch.write('site/tasks/a/.DS_Store', '');
  update();
  expect(existsSync(at('site/tasks/b'))).toBe(false);
  expect(existsSync(at('site/tasks/a/.DS_Store'))).toBe(true);
});

test('a file may take the place of a folder, and a folder that of a file', async () => {
  await write('new', ['tasks/b', 'tasks/b.json/index.html'], ['tasks/a/index.html']);
  update();
  expect([read('site/tasks/b'), read('site/tasks/b.json/index.html')]).toEqual(['new', 'new']);
});

test.for([
  [
    'is gone',
    () => {
      rmSync(at('site/tasks/a/index.html'));
    },
  ],
  [
    'has another content',
    () => {
      writeFileSync(at('site/tasks/a/index.html'), 'SITE');
    },
  ],
] as const)('nothing is done when a file that should stay %s', ([, change]) => {
  const unchanged = listUnchanged();
  change();
  const before = namesIn('site');
  expect(() => update(unchanged)).toThrow(PreviousSiteLost);
  expect(namesIn('site')).toEqual(before);
  expect(read('site/index.html')).toBe('site');
});

test('nothing is done when somebody has put a file there', async () => {
  await scratch.write('site/CNAME', 'own');
  expect(() => update()).toThrow(PreviousSiteLost);
  expect(read('site/index.html')).toBe('site');
  expect(read('site/CNAME')).toBe('own');
});

test('a list that names files elsewhere has none of them removed', async () => {
  await scratch.write('outside.html', 'own');
  const own = readFileDigests(at('site'));
  const others = ['../outside.html', 'tasks/../../outside.html'].map(
    (name) => [name, sha] as const,
  );
  writeFileDigests(at('site'), new Map([...own, ...others]));
  update();
  expect(read('outside.html')).toBe('own');
});

test('when it cannot be finished, all files are still known as those of builds', () => {
  mkdirSync(at('site/tasks/c/index.html/x'), { recursive: true });
  expect(() => update()).toThrow(PreviousSiteLost);
  const listed = readFileDigests(at('site'));
  expect(namesIn('site').filter((name) => name !== fileDigestsName && !listed.has(name))).toEqual(
    [],
  );
});
