import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { type BuildManifest, type ManifestStore, openManifests } from './build-manifest.ts';

const parent = folderForEachTest();

const open = (settings: object = {}, product = 'one'): ManifestStore =>
  openManifests(settings, product, parent.path);

const heads = () => join(parent.path, 'heads');

async function changeFile(
  kind: 'heads' | 'parts',
  change: (text: string) => string,
): Promise<void> {
  const [name = ''] = await readdir(join(parent.path, kind));
  const path = join(parent.path, kind, name);
  const text = await readFile(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
}

const size = { files: 1, bytes: 1, optionalFiles: {} } as BuildManifest['summary']['size'];
const summary = {
  tasks: 1,
  pages: 1,
  namesWithoutPage: 0,
  findings: { error: 0, warning: 0, info: 0 },
  size,
};
const parts = {
  keys: {
    findings: {},
    'guides and search': {},
    pages: { 'a/index.html': 'key' },
    'task files': {},
  },
  found: { 'a\nb.json': { findings: [] } },
};
const head = (fingerprint: string) => ({
  fingerprint,
  listing: 'listing',
  contents: 'contents',
  summary,
});
const write = (manifests: ManifestStore, fingerprint: string) => {
  manifests.write({ ...head(fingerprint), ...parts });
};

test('a build finds the manifest of the one before', () => {
  expect(open().read()).toBeUndefined();
  write(open(), 'a');
  write(open(), 'b');
  const found = open().read();
  expect(found).toMatchObject(head('b'));
  expect(found?.readParts()).toEqual(parts);
});

test.for([
  ['other settings', { base: '/other' }, 'one'],
  ['another state of the product', {}, 'other'],
] as const)('a build with %s finds none', ([, settings, product]) => {
  write(open(), 'a');
  expect(open(settings, product).read()).toBeUndefined();
});

test('parts that cannot be read are none', async () => {
  write(open(), 'a');
  await changeFile('parts', (text) => text.slice(0, -1));
  const found = open().read();
  expect(found).toMatchObject(head('a'));
  expect(found?.readParts()).toBeUndefined();
});

test.for([
  ['with another key', (text: string) => text.replace('"key"', '"kez"')],
  ['without a field', (text: string) => text.replace(/"found":.*\}$/, '"x":0}')],
] as const)('ignores parts %s', async ([, change]) => {
  write(open(), 'a');
  await changeFile('parts', change);
  const found = open().read();
  expect(found).toMatchObject(head('a'));
  expect(found?.readParts()).toBeUndefined();
});

test.for([
  ['with another digit', (text: string) => text.replace('"listing"', '"listinh"')],
  ['without a field', (text: string) => text.replace('"listing":"listing",', '')],
  ['without its digest', (text: string) => text.replace(/^\w+ /, '')],
] as const)('ignores a manifest %s', async ([, change]) => {
  write(open(), 'a');
  await changeFile('heads', change);
  expect(open().read()).toBeUndefined();
});

test('ignores a manifest of other settings in its place', async () => {
  write(open(), 'a');
  write(open({ base: '/other' }), 'b');
  const [one = '', other = ''] = await readdir(heads());
  await copyFile(join(heads(), one), join(heads(), other));
  const found = [open().read(), open({ base: '/other' }).read()];
  expect(found.filter(Boolean)).toHaveLength(1);
});

test('a folder in the place of a manifest is replaced by it', async () => {
  write(open(), 'a');
  const [name = ''] = await readdir(heads());
  await rm(join(heads(), name));
  await parent.write(`heads/${name}/file`, '');
  write(open(), 'b');
  expect(open().read()).toMatchObject(head('b'));
  expect(await readdir(heads())).toEqual([name]);
});

test('a file in the place of the folder is replaced by it', async () => {
  await parent.write('heads', '');
  write(open(), 'a');
  expect(open().read()).toMatchObject(head('a'));
});

test('a manifest that cannot be read is none', async () => {
  write(open(), 'a');
  await changeFile('heads', () => '{');
  expect(open().read()).toBeUndefined();
});

test('writing a manifest leaves what other builds are writing', async () => {
  await parent.write('heads/underway-1', '');
  write(open(), 'a');
  expect(await readdir(heads())).toContain('underway-1');
});

test('manifests of ten settings stay, and one state of the product for each', async () => {
  const bases = Array.from({ length: 11 }, (_, index) => `/${index}`);
  for (const base of bases) write(open({ base }), base);
  write(open({ base: '/10' }, 'other'), 'other');
  expect(await readdir(heads())).toHaveLength(10);
  expect(open({ base: '/0' }).read()).toBeUndefined();
  expect(open({ base: '/10' }).read()).toBeUndefined();
  expect(open({ base: '/10' }, 'other').read()).toMatchObject(head('other'));
});
