import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cacheFolder } from './cache-folder.ts';
import { nameUnderway } from '../write/process-name.ts';
import { openJsonCache } from './json-cache.ts';

const kind = `test-${randomUUID()}`;
const folder = join(cacheFolder, kind);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const cache = openJsonCache<readonly number[]>(kind, 2);

test('returns what was written, until it is removed', () => {
  expect(cache.read('one')).toBeUndefined();
  cache.write('one', [1, 2]);
  expect(cache.read('one')).toEqual([1, 2]);
  cache.remove('one');
  expect(cache.read('one')).toBeUndefined();
});

test('has nothing of a damaged file', () => {
  cache.write('one', [1]);
  writeFileSync(join(folder, 'one.json'), '[1');
  expect(cache.read('one')).toBeUndefined();
});

test('has nothing of a file that was put in the place of another', () => {
  cache.write('one', [1]);
  cache.write('two', [2]);
  copyFileSync(join(folder, 'one.json'), join(folder, 'two.json'));
  expect(cache.read('one')).toEqual([1]);
  expect(cache.read('two')).toBeUndefined();
});

test('removes what was not used for longest', () => {
  const setTime = (name: string, seconds: number) => {
    utimesSync(join(folder, `${name}.json`), seconds, seconds);
  };
  cache.write('one', [1]);
  cache.write('two', [2]);
  setTime('one', 1);
  setTime('two', 2);
  cache.read('one');
  cache.write('three', [3]);
  expect(readdirSync(folder).toSorted()).toEqual(['one.json', 'three.json']);
});

test('removes what a program that was stopped has left', () => {
  const left = nameUnderway().replace(`-${process.pid}-`, '-999999999-');
  writeFileSync(join(folder, left), '{');
  cache.write('one', [1]);
  expect(readdirSync(folder)).not.toContain(left);
});

test('puts a value in the place of whatever else is there', () => {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, '');
  cache.write('one', [1]);
  expect(cache.read('one')).toEqual([1]);
  cache.remove('one');
  mkdirSync(join(folder, 'one.json/below'), { recursive: true });
  cache.write('one', [2]);
  expect(cache.read('one')).toEqual([2]);
});

// Not even root may write there.
test.runIf(process.platform === 'linux')('does without a folder that cannot be created', () => {
  const blocked = openJsonCache<number>(relative(cacheFolder, '/proc/none'), 2);
  blocked.write('one', 1);
  expect(blocked.read('one')).toBeUndefined();
});
