import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
import { type BuildNote, type BuildNotes, openBuildNotes } from './build-manifest.ts';

let parent: TemporaryFolder;
beforeEach(async () => {
  parent = await createTemporaryFolder();
});
afterEach(() => parent.remove());

const open = (settings: object = {}, product = 'one'): BuildNotes =>
  openBuildNotes(settings, product, parent.path);

const size = { files: 1, bytes: 1, optional: {} } as unknown as BuildNote['result']['size'];
const findings = { error: 0, warning: 0, info: 0 };
const note = (fingerprint: string): BuildNote => ({
  fingerprint,
  listing: 'listing',
  keys: { 'index.html': 'key' },
  result: { tasks: 1, pages: 1, rendered: 1, findings, size },
});

const known = { 'a\nb.json': { digest: 'c', findings: [] } };
const write = (notes: BuildNotes, fingerprint: string) => notes.write(note(fingerprint), known);

test('a build finds what the former one noted', async () => {
  expect(await open().read()).toBeUndefined();
  await write(open(), 'a');
  await write(open(), 'b');
  const found = await open().read();
  expect(found).toMatchObject(note('b'));
  expect(found?.readFindings()).toEqual(known);
});

test.for([
  ['other settings', { base: '/other' }, 'one'],
  ['another state of the product', {}, 'other'],
] as const)('a build with %s finds nothing', async ([, settings, product]) => {
  await write(open(), 'a');
  expect(await open(settings, product).read()).toBeUndefined();
});

test('findings that cannot be read are none', async () => {
  await write(open(), 'a');
  for (const name of await readdir(parent.path)) {
    const path = join(parent.path, name);
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -1));
  }
  const found = await open().read();
  expect(found).toMatchObject(note('a'));
  expect(found?.readFindings()).toEqual({});
});

test('a note that cannot be read is none', async () => {
  await write(open(), 'a');
  for (const name of await readdir(parent.path)) await writeFile(join(parent.path, name), '{');
  expect(await open().read()).toBeUndefined();
});

test('what an interrupted build was writing is removed, what a running one writes stays', async () => {
  const running = `underway-${process.ppid}`;
  await parent.write('underway-999999999', '');
  await parent.write(running, '');
  await write(open(), 'a');
  const names = await readdir(parent.path);
  expect(names.filter((name) => name.startsWith('underway'))).toEqual([running]);
});

test('notes of ten settings are kept, and one state of the product for each', async () => {
  const bases = Array.from({ length: 11 }, (_, index) => `/${index}`);
  for (const base of bases) await write(open({ base }), base);
  await write(open({ base: '/10' }, 'other'), 'other');
  expect(await readdir(parent.path)).toHaveLength(10);
  expect(await open({ base: '/0' }).read()).toBeUndefined();
  expect(await open({ base: '/10' }).read()).toBeUndefined();
  expect(await open({ base: '/10' }, 'other').read()).toMatchObject(note('other'));
});
