import { readdir, readFile, readlink, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { lockOutput } from './output-lock.ts';
import { ownProcess } from '#dataset/write/process-name.ts';

const scratch = folderForEachTest();

const times = { watch: 400, beat: 20, firstBeat: 0 };
const out = () => join(scratch.path, 'site');
const path = () => `${out()}.lock`;
const take = () => lockOutput(out(), times);
const elsewhere = { space: 'ffffffff', pid: process.pid, started: ownProcess.started };
const writeLock = (holder: object) =>
  writeFile(path(), JSON.stringify({ ...holder, host: 'elsewhere', lock: 'x' }));

test('a lock that is released leaves nothing', async () => {
  const lock = await take();
  expect(() => {
    lock.requireHeld();
  }).not.toThrow();
  await lock.release();
  expect(await readdir(scratch.path)).toEqual([]);
});

test('the lock of a running process is respected at once', async () => {
  const lock = await take();
  await expect(take()).rejects.toThrow(/another build \(process \d+ on .+\) is writing to .+site/);
  await lock.release();
});

test.for([
  ['whose process has ended', { ...ownProcess, pid: 999_999_999 }],
  ['whose process had the number of another', { ...ownProcess, started: '1' }],
  ['of another container that does not change', elsewhere],
] as const)('a lock %s is taken over', async ([, holder]) => {
  await writeLock(holder);
  const lock = await take();
  lock.requireHeld();
  await lock.release();
  expect(await readdir(scratch.path)).toEqual([]);
});

test('a lock that was never completed is taken over', async () => {
  await writeFile(path(), '');
  await (await take()).release();
});

test('the lock of another container is respected while its time changes', async () => {
  await writeLock(elsewhere);
  const beats = setInterval(() => void utimes(path(), new Date(), new Date()), 50);
  await expect(take()).rejects.toThrow('another build (process');
  clearInterval(beats);
});

test('a holder changes the time of its lock', async () => {
  const lock = await take();
  await utimes(path(), 1, 1);
  while ((await stat(path())).mtimeMs === 1000) await wait(10);
  await lock.release();
});

test('a build that has lost its lock notices that and does not remove the new lock', async () => {
  const lock = await take();
  await writeLock(elsewhere);
  expect(() => {
    lock.requireHeld();
  }).toThrow('another build (process');
  await lock.release();
  expect(await readFile(path(), 'utf8')).toContain('elsewhere');
});

test('a link that leads nowhere stays', async () => {
  await symlink(join(scratch.path, 'missing'), path());
  await expect(take()).rejects.toThrow(`${path()} exists but is not a lock file`);
  expect(await readlink(path())).toBe(join(scratch.path, 'missing'));
});

test('a file of the same name that is not a lock stays', async () => {
  await writeFile(path(), 'own');
  await expect(take()).rejects.toThrow(`${path()} exists but is not a lock file`);
  expect(await readFile(path(), 'utf8')).toBe('own');
});

test('of many that begin at once, one alone has the lock', async () => {
  await writeLock({ ...ownProcess, pid: 999_999_999 });
  const taken = await Promise.allSettled(Array.from({ length: 20 }, take));
  const held = taken.filter(({ status }) => status === 'fulfilled');
  expect(held).toHaveLength(1);
});
