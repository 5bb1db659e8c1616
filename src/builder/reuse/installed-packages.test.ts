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

test('finds packages beside the package, in it, and behind a link', async () => {
  const folder = await install('node_modules/main', {
    name: 'main',
    dependencies: { inner: '*', linked: '*', '@scope/near': '*' },
    peerDependencies: { 'no-such-peer': '*' },
  });
  await install('node_modules/main/node_modules/inner', { version: '2.0.0' });
  await install('node_modules/inner', {});
  await install('node_modules/@scope/near', {});
  const store = await install('store/linked', { version: '3.0.0' });
  await symlink(store, join(scratch, 'node_modules/linked'), 'junction');
  expect(listInstalled(folder)).toEqual([
    { name: 'main', version: '1.0.0' },
    { name: 'inner', version: '2.0.0' },
    { name: 'linked', version: '3.0.0' },
    { name: '@scope/near', version: '1.0.0' },
  ]);
});

test('names a package that is missing', async () => {
  const folder = await install('main', { name: 'main', dependencies: { 'no-such-package': '*' } });
  expect(() => listInstalled(folder)).toThrow('the package no-such-package is not installed');
});
