import { hash } from 'node:crypto';
import { openFileCache } from '#dataset/cache/file-cache.ts';

/** Each takes 25 kB. */
const mostPictures = 400;
const pictures = openFileCache('pictures', mostPictures);

/**
 * A picture, from the cache where it is there.
 *
 * @param origin distinguishes it from all others.
 */
export async function readCachedPicture(
  origin: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const name = hash('sha256', origin).slice(0, 32);
  const cached = pictures.read(name);
  if (cached) return cached;
  const made = await make();
  pictures.write(name, made);
  return made;
}
