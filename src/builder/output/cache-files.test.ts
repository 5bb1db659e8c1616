import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { nameUnderway } from '../lock/process-name.ts';
import { clearCache, putInPlace } from './cache-files.ts';

test('removes what interrupted builds were writing from every folder, and nothing else', async () => {
  const scratch = await createTemporaryFolder();
  const running = nameUnderway();
  const ended = running.replace(`-${process.pid}-`, '-999999999-');
  const folders = ['builds', 'pages'].map((name) => join(scratch.path, name));
  for (const name of ['builds', 'pages']) {
    for (const entry of [running, ended, 'a.json']) await scratch.write(`${name}/${entry}`, '');
  }
  await clearCache([...folders, join(scratch.path, 'missing')]);
  for (const folder of folders) expect(await readdir(folder)).toEqual(['a.json', running].sort());
});

test('leaves a folder that can be used where another build has put it', async () => {
  const scratch = await createTemporaryFolder();
  await scratch.write('place/a.txt', 'other');
  await scratch.write('own/a.txt', 'own');
  const [own, place] = [join(scratch.path, 'own'), join(scratch.path, 'place')];
  expect(await putInPlace(own, place, () => true)).toBe(false);
  expect((await readdir(scratch.path)).sort()).toEqual(['own', 'place']);
});

test('several builds that replace a damaged folder at one moment all succeed', async () => {
  const scratch = await createTemporaryFolder();
  const place = join(scratch.path, 'place');
  const isWhole = () => existsSync(join(place, 'whole'));
  for (let round = 0; round < 20; round++) {
    await scratch.write('place/damaged', '');
    const names = Array.from({ length: 6 }, (_, index) => `own-${round}-${index}`);
    for (const name of names) await scratch.write(`${name}/whole`, '');
    const moved = await Promise.all(
      names.map((name) => putInPlace(join(scratch.path, name), place, isWhole)),
    );
    expect(moved).toContain(true);
    expect(isWhole()).toBe(true);
    await rm(place, { recursive: true });
  }
});
