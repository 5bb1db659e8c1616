import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { findCacheFolder, type Surroundings } from './find-cache-folder.ts';

const scratch = folderForEachTest();
beforeEach(async () => {
  await mkdir(at('project/tasks'), { recursive: true });
});
const at = (...path: string[]) => join(scratch.path, ...path);
const find = (around: Partial<Surroundings> = {}) =>
  findCacheFolder({
    from: at('project/tasks'),
    env: {},
    platform: 'linux',
    home: at('home'),
    temporary: scratch.path,
    ...around,
  });

test('takes the packages of the project around', async () => {
  await writeFile(at('project/package.json'), '{}');
  await mkdir(at('project/node_modules'));
  expect(find()).toBe(at('project/node_modules/.cache/benchlight'));
});

test('makes no folder for packages in a project without any', async () => {
  await writeFile(at('project/package.json'), '{}');
  expect(find()).toBe(at('home/.cache/benchlight'));
});

test('takes the folder for caches where the working folder was removed', () => {
  vi.spyOn(process, 'cwd').mockImplementation(() => {
    throw new Error('uv_cwd');
  });
  vi.stubEnv('XDG_CACHE_HOME', at('xdg'));
  expect(findCacheFolder()).toBe(at('xdg/benchlight'));
});

test.for([
  ['Linux', {}, 'home/.cache/benchlight'],
  ['macOS', { platform: 'darwin' }, 'home/Library/Caches/benchlight'],
  ['Windows', { platform: 'win32' }, 'home/AppData/Local/benchlight/Cache'],
] as const)('takes the folder for caches of %s elsewhere', ([, around, expected]) => {
  expect(find(around)).toBe(at(expected));
});

test('obeys XDG_CACHE_HOME, unless it is relative', () => {
  expect(find({ env: { XDG_CACHE_HOME: at('xdg') } })).toBe(at('xdg/benchlight'));
  expect(find({ env: { XDG_CACHE_HOME: 'xdg' } })).toBe(at('home/.cache/benchlight'));
});

test('takes a temporary folder of the user alone where no other can be made', async () => {
  await writeFile(at('home'), '');
  const found = find();
  expect(found.startsWith(at('benchlight-'))).toBe(true);
  if (process.platform !== 'win32') expect((await stat(found)).mode & 0o077).toBe(0);
  expect(find()).toBe(found);
});

test.skipIf(process.platform === 'win32')(
  'takes no temporary folder that others can write',
  async () => {
    await writeFile(at('home'), '');
    const found = find();
    await chmod(found, 0o777);
    expect(find()).not.toBe(found);
  },
);

test('names a folder that is not there where none can be made', async () => {
  await writeFile(at('home'), '');
  const found = find({ temporary: at('home') });
  expect(found.startsWith(at('home/benchlight-'))).toBe(true);
  expect(find({ temporary: at('home') })).not.toBe(found);
});
