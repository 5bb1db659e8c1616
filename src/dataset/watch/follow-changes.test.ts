import fs, { type FSWatcher } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { followChanges } from './follow-changes.ts';
import { watchFolders } from './watch-folders.ts';

const scratch = folderForEachTest();
beforeEach(async () => {
  await scratch.write('tasks/first.json', {});
});

const patience = { timeout: 30_000, interval: 20 };

test('reads again after a change, never twice at once, until the signal is given', async () => {
  const closed = new AbortController();
  let [begun, ended] = [0, 0];
  let finish: () => void = () => undefined;
  const read = async () => {
    expect(ended).toBe(begun);
    begun++;
    await new Promise<void>((resolve) => (finish = resolve));
    ended++;
    return [];
  };
  const followed = followChanges([join(scratch.path, 'tasks')], read, closed.signal);
  expect(begun).toBe(1);
  const noticed = Promise.withResolvers<undefined>();
  // Added later, so that it is called later.
  const beside = watchFolders(() => {
    noticed.resolve(undefined);
  });
  beside.add([join(scratch.path, 'tasks')]);
  await scratch.write('tasks/first.json', { id: 'first' });
  await noticed.promise;
  beside.close();
  expect(begun).toBe(1);

  finish();
  await expect.poll(() => begun, patience).toBe(2);
  closed.abort();
  finish();
  await followed;
  expect(begun).toBe(2);
});

test('goes on watching what was read last when reading fails', async () => {
  await scratch.write('results/robin.jsonl', '');
  const closed = new AbortController();
  const resultFolders = [join(scratch.path, 'results')];
  let count = 0;
  const read = () => {
    count++;
    const folder = join(scratch.path, 'tasks');
    return Promise.resolve(count === 2 ? undefined : [{ folder, tasks: [], resultFolders }]);
  };
  const followed = followChanges([join(scratch.path, 'tasks')], read, closed.signal);
  await scratch.write('tasks/first.json', '{');
  await expect.poll(() => count, patience).toBe(2);
  await scratch.write('results/robin.jsonl', '{}\n');
  await expect.poll(() => count, patience).toBe(3);
  closed.abort();
  await followed;
});

test('closes what it watches when the system allows no more, so that the program can end', async () => {
  await scratch.write('tasks/os/second.json', {});
  const opened: FSWatcher[] = [];
  const closed = vi.fn();
  const { watch } = fs;
  const spy = vi.spyOn(fs, 'watch').mockImplementation((path) => {
    if (opened.length > 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const watcher = watch(path).on('close', closed);
    opened.push(watcher);
    return watcher;
  });
  syncBuiltinESMExports();
  try {
    const followed = followChanges([join(scratch.path, 'tasks')], () => Promise.resolve([]));
    await expect(followed).rejects.toThrow('cannot be watched');
    await expect.poll(() => closed).toHaveBeenCalledTimes(1);
  } finally {
    for (const watcher of opened) watcher.close();
    spy.mockRestore();
    syncBuiltinESMExports();
  }
});
