import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markUsed, writeCacheFile } from '#dataset/cache/cache-files.ts';
import { cacheFolders } from './cache-folders.ts';

/** Each takes 25 kB. */
const mostFiles = 400;

/**
 * A picture, from the cache where it is there.
 *
 * @param origin distinguishes it from all others.
 */
export async function readCachedPicture(
  origin: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = join(cacheFolders.pictures, hash('sha256', origin).slice(0, 32));
  const cached = await readFile(path).catch(() => undefined);
  const whole = cached && takeContent(cached);
  if (whole) {
    markUsed(path);
    return whole;
  }
  const made = await make();
  writeCacheFile(path, Buffer.concat([digest(made), made]), mostFiles);
  return made;
}

/** A file of the cache begins with the digest of the rest; undefined when it was changed. */
function takeContent(cached: Buffer): Buffer | undefined {
  const content = cached.subarray(digestLength);
  return digest(content).equals(cached.subarray(0, digestLength)) ? content : undefined;
}

const digestLength = 32;
const digest = (content: Uint8Array): Buffer => hash('sha256', content, 'buffer');
