import { chmod, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { TemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkTargets } from './check-targets.ts';
import { findFixes, writeFixes } from './fix-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

const faulty = JSON.stringify(exampleTask({ id: 'a', proxy: 'true' }));
const edited = JSON.stringify(exampleTask({ id: 'a', proxy: 'true', instruction: 'Edited.' }));

const read = (file: string) => readFile(join(folder.path, file), 'utf8');
/** Checks a folder from within, so that its files have short names. */
function checkFolder({ path }: Pick<TemporaryFolder, 'path'>) {
  vi.stubEnv('INIT_CWD', path);
  return checkTargets([path]);
}

const named = (files: readonly { name: string }[]) => files.map(({ name }) => name);

test('skips a file that is edited after it was checked', async () => {
  for (const file of ['a.json', 'b.json']) await folder.write(file, faulty);
  const checked = await checkFolder(folder);
  await folder.write('a.json', edited);
  const { fixed, skipped } = await findFixes(checked);
  expect(named(fixed)).toEqual(['b.json']);
  expect(skipped).toEqual([{ name: 'a.json', reason: 'it was changed after it was read' }]);
});

test('skips a file that is edited just before it would be replaced', async () => {
  for (const file of ['a.json', 'b.json']) await folder.write(file, faulty);
  const { fixed } = await findFixes(await checkFolder(folder));
  await folder.write('a.json', edited);
  const written = writeFixes(fixed);
  expect(named(written.fixed)).toEqual(['b.json']);
  expect(written.skipped).toEqual([{ name: 'a.json', reason: 'it was changed after it was read' }]);
  expect(await read('a.json')).toBe(edited);
  expect(JSON.parse(await read('b.json'))).toMatchObject({ proxy: true });
});

test('skips a file that is deleted after it was checked', async () => {
  for (const file of ['a.json', 'b.json']) await folder.write(file, faulty);
  const checked = await checkFolder(folder);
  await rm(join(folder.path, 'a.json'));
  const { skipped } = await findFixes(checked);
  expect(skipped).toEqual([{ name: 'a.json', reason: 'it does not exist' }]);
});

test('skips read-only files, and files outside the folder', async () => {
  await folder.write('outside/a.json', faulty);
  await folder.write('tasks/b.json', faulty);
  await chmod(join(folder.path, 'tasks/b.json'), 0o444);
  await symlink('../outside', join(folder.path, 'tasks/os'));
  const { fixed, skipped } = await findFixes(
    await checkFolder({ path: join(folder.path, 'tasks') }),
  );
  expect(fixed).toEqual([]);
  expect(skipped).toEqual([
    { name: 'b.json', reason: 'it is read-only' },
    { name: 'os/a.json', reason: 'it is outside the folder, reached through a link' },
  ]);
});

test('says which files are fixed when one cannot be written', async () => {
  // What many tasks have in common is information.
  for (const file of ['a.json', 'b.json', 'c.json']) await folder.write(file, faulty);
  const { fixed } = await findFixes(await checkFolder(folder), 'info');
  await rm(join(folder.path, 'b.json'));
  await mkdir(join(folder.path, 'b.json'));
  expect(() => writeFixes(fixed)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/b\.json cannot be written: it is a folder$/) as string,
      hint: expect.stringMatching(/\n1 of 3 files is fixed:\n {2}a\.json$/) as string,
    }),
  );
});

test('skips a file with several tasks once', async () => {
  const tasks = ['a', 'b'].map((id) => exampleTask({ id, proxy: 'true' }));
  await folder.write('all.json', tasks);
  const { fixed, skipped } = await findFixes(await checkFolder(folder));
  expect(fixed).toEqual([]);
  expect(skipped).toEqual([
    {
      name: 'all.json',
      reason: 'it contains several tasks, and only files with one task are fixed',
    },
  ]);
});
