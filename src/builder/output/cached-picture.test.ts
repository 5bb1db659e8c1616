import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder } from '#dataset/cache/cache-folder.ts';
import { readCachedPicture } from './cached-picture.ts';

const pictures = join(cacheFolder, 'pictures');

test('draws a picture once for each origin, and again when the cache was changed', async () => {
  let made = 0;
  const make = () => Promise.resolve(Buffer.from(`content ${++made}`));
  const origin = crypto.randomUUID();
  const before = new Set(await readdir(pictures).catch(() => []));
  const read = async () => Buffer.from(await readCachedPicture(origin, make)).toString();
  expect([await read(), await read()]).toEqual(['content 1', 'content 1']);

  const own = (await readdir(pictures)).find((name) => !before.has(name));
  await writeFile(join(pictures, own ?? ''), 'damaged');
  expect(await read()).toBe('content 2');
  expect(Buffer.from(await readCachedPicture(`${origin} other`, make)).toString()).toBe(
    'content 3',
  );
});
