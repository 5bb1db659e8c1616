import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../../tests/temporary-folder.ts';
import { type BuildCache, openBuildCache } from './build-cache.ts';

let parent: TemporaryFolder;
beforeEach(async () => {
  parent = await createTemporaryFolder();
});
afterEach(() => parent.remove());

const open = (settings: object = {}, product = 'one'): BuildCache =>
  openBuildCache(settings, product, parent.path);

/** Builds with a cache, leaves a file in it, and returns what a former build had left. */
async function build(cache: BuildCache, isCold = false): Promise<string[]> {
  const work = await cache.take(isCold);
  await mkdir(work, { recursive: true });
  const found = await readdir(work);
  await writeFile(join(work, `page-${found.length}`), '');
  await cache.keep();
  return found;
}

test('a build finds what the former one left', async () => {
  expect(await build(open())).toEqual([]);
  expect(await build(open())).toEqual(['page-0']);
});

test.for([
  ['other settings', { base: '/other' }, 'one'],
  ['another state of the product', {}, 'other'],
] as const)('a build with %s finds nothing', async ([, settings, product]) => {
  await build(open());
  expect(await build(open(settings, product))).toEqual([]);
});

test('a cold build begins anew, and leaves what it made', async () => {
  await build(open());
  expect(await build(open(), true)).toEqual([]);
  expect(await build(open())).toEqual(['page-0']);
});

test('nothing is left for another build while one works, or after it was interrupted', async () => {
  await build(open());
  const interrupted = open();
  await interrupted.take(false);
  expect(existsSync(interrupted.kept)).toBe(false);
});

test('nothing is left after a failure', async () => {
  await build(open());
  const failed = open();
  await failed.take(false);
  await failed.drop();
  expect(await readdir(parent.path)).toEqual([]);
});

test('what an interrupted build held is removed, what a running one holds stays', async () => {
  const running = `taken-${process.ppid}`;
  await parent.write('taken-999999999/page', '');
  await parent.write(`${running}/page`, '');
  await build(open());
  expect((await readdir(parent.path)).filter((name) => name.startsWith('taken'))).toEqual([
    running,
  ]);
});

test('caches of ten settings are kept, and one state of the product for each', async () => {
  const bases = Array.from({ length: 11 }, (_, index) => `/${index}`);
  for (const base of bases) await build(open({ base }));
  await build(open({ base: '/9' }, 'other'));
  expect(await readdir(parent.path)).toHaveLength(10);
  expect(existsSync(open({ base: '/0' }).kept)).toBe(false);
  expect(existsSync(open({ base: '/9' }).kept)).toBe(false);
  expect(existsSync(open({ base: '/9' }, 'other').kept)).toBe(true);
});
