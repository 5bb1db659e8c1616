import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { putInPlace } from './put-in-place.ts';

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
