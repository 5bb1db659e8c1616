import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLiveSite, type LiveSite } from '#builder/live/live-site.ts';
import type { FileContent } from '#site/files/send-content.ts';
import { withProgram } from '#builder/prepare-site.ts';
import { fingerprintProduct } from '#builder/reuse/fingerprint-product.ts';
import { fileDigestsName } from '#dataset/files/file-digests-name.ts';
import { searchFolder } from '#search/search-folder.ts';
import { exampleBase, exampleOrigin, examples } from '../support/example-options.ts';

const settings = { tasks: examples, site: exampleOrigin, base: exampleBase };
const ended = Promise.withResolvers<undefined>();
let live: LiveSite;

beforeAll(async () => {
  const product = fingerprintProduct();
  const opened = Promise.withResolvers<LiveSite>();
  void withProgram(settings, { product, force: false }, async (program) => {
    const { compiled } = await program;
    opened.resolve(createLiveSite(settings, Promise.resolve(compiled), product));
    await ended.promise;
  }).catch(opened.reject);
  live = await opened.promise;
  await live.update();
});
afterAll(() => {
  ended.resolve(undefined);
});

const toBytes = (content: FileContent | undefined): Buffer =>
  content instanceof Uint8Array
    ? Buffer.from(content)
    : Buffer.from(typeof content === 'string' ? content : [...(content ?? [])].join(''));

/** What only a build has: a list of its files, and files for search engines. */
const isOfBuild = (name: string) =>
  name.startsWith('.') || name === fileDigestsName || /^sitemap-.+\.xml$/.test(name);

test('has every file of a build, byte for byte', async () => {
  const folder = inject('exampleFolder');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const due = names.filter((name) => !isOfBuild(name));
  expect(due.length).toBeGreaterThan(500);
  const different: string[] = [];
  for (const name of due) {
    const made = toBytes(await live.read(name));
    if (!made.equals(await readFile(join(folder, name)))) different.push(name);
  }
  expect(different).toEqual([]);
});

test('has nothing at a name that a build does not write', async () => {
  for (const name of ['nowhere', 'tasks/nowhere/index.html', `${searchFolder}/nowhere.js`]) {
    expect(await live.read(name), name).toBeUndefined();
  }
});
