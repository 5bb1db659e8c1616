import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { UsageError } from '#dataset/usage-error.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { expandGlobs } from './expand-globs.ts';

test('puts the files that a glob matches in its place', async () => {
  const folder = await createTemporaryFolder();
  vi.stubEnv('INIT_CWD', folder.path);
  for (const name of ['a/2', 'a/1', 'b/3', 'node_modules/x/4', 'a/[5]']) {
    await folder.write(`${name}.json`, {});
  }
  expect(await expandGlobs(['b', '-', 'a/[0-9].json'])).toEqual(['b', '-', 'a/1.json', 'a/2.json']);
  expect(await expandGlobs(['a/[5].json'])).toEqual(['a/[5].json']);
  expect(await expandGlobs(['**/{2,3,4}.json'])).toEqual(['a/2.json', 'b/3.json']);
  await expect(expandGlobs(['c/*.json'])).rejects.toThrow(UsageError);
});

test('a glob with "**" follows no link to a folder, so that links to folders around them have an end', async () => {
  const folder = await createTemporaryFolder();
  vi.stubEnv('INIT_CWD', folder.path);
  await folder.write('a/b/1.json', {});
  await folder.write('a/folder.json/2.json', {});
  for (const name of ['up', 'up-too', 'up-as-well'])
    await symlink('..', join(folder.path, 'a', name));
  await symlink('b/1.json', join(folder.path, 'a/link.json'));
  await symlink('missing', join(folder.path, 'a/broken.json'));
  expect(await expandGlobs(['**/*.json'])).toEqual([
    'a/b/1.json',
    'a/broken.json',
    'a/folder.json/2.json',
    'a/link.json',
  ]);
  expect(await expandGlobs(['a/*/a/b/*.json'])).toEqual([
    'a/up-as-well/a/b/1.json',
    'a/up-too/a/b/1.json',
    'a/up/a/b/1.json',
  ]);
  await expect(expandGlobs(['a/*/a/**/1.json'])).rejects.toThrow(UsageError);
});

test.runIf(process.getuid?.() !== 0)('says which folder cannot be read', async () => {
  const folder = await createTemporaryFolder();
  vi.stubEnv('INIT_CWD', folder.path);
  await folder.write('closed/1.json', {});
  await chmod(join(folder.path, 'closed'), 0);
  const expanded = expandGlobs(['**/*.json']);
  await expect(expanded).rejects.toThrow(/closed cannot be read: permission denied$/);
  await expect(expanded).rejects.toThrow(UsageError);
  await chmod(join(folder.path, 'closed'), 0o700);
});

test('"**" matches the name of a folder with a line break', async () => {
  const folder = await createTemporaryFolder();
  vi.stubEnv('INIT_CWD', folder.path);
  await folder.write('a/line\nbreak/b/1.json', {});
  expect(await expandGlobs(['**/*.json', 'a/**/1.json'])).toEqual(
    Array.from({ length: 2 }, () => 'a/line\nbreak/b/1.json'),
  );
});
