import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listInstalled } from './installed-packages.ts';

let scratch: string;
beforeEach(async () => {
  scratch = await realpath((await createTemporaryFolder()).path);
});

async function install(folder: string, fields: object): Promise<string> {
  const path = join(scratch, folder);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'package.json'), JSON.stringify({ version: '1.0.0', ...fields }));
  return path;
}

test('finds packages beside the own one, in it, and behind a link', async () => {
  const own = await install('node_modules/own', {
    name: 'own',
    dependencies: { inner: '*', linked: '*' },
    peerDependencies: { '@scope/peer': '*' },
  });
  const inner = await install('node_modules/own/node_modules/inner', { version: '2.0.0' });
  await install('node_modules/inner', {});
  const peer = await install('node_modules/@scope/peer', {});
  const store = await install('store/linked', {});
  await symlink(store, join(scratch, 'node_modules/linked'), 'junction');
  expect(listInstalled(own)).toEqual([
    { name: 'own', version: '1.0.0', folder: own },
    { name: 'inner', version: '2.0.0', folder: inner },
    { name: 'linked', version: '1.0.0', folder: store },
    { name: '@scope/peer', version: '1.0.0', folder: peer },
  ]);
});

test('names a package that is missing', async () => {
  const own = await install('own', { name: 'own', peerDependencies: { 'no-such-peer': '*' } });
  expect(() => listInstalled(own)).toThrow('the package no-such-peer is not installed');
});
