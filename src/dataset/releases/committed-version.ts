import { posix } from 'node:path';
import { isObject } from '../../text/json/json-value.ts';
import type { BlobReader } from '../git/blob-reader.ts';
import type { Commit, Repository } from '../git/repository.ts';

/** The version in `dataset.json` of a commit, in the tasks folder or beside it. */
export async function readCommittedVersion(
  { prefix }: Repository,
  { hash }: Commit,
  reader: BlobReader,
): Promise<string | undefined> {
  const folders = prefix === '' ? [''] : [prefix, posix.join(prefix, '../')];
  for (const folder of folders) {
    const path = posix.join(folder, 'dataset.json');
    // A request is a line.
    if (path.includes('\n')) continue;
    const [content] = await reader.read([`${hash}:${path}`]).catch(() => []);
    if (content) return toVersion(new TextDecoder().decode(content));
  }
  return undefined;
}

/** A faulty file has none: it is not the one that is compared. */
function toVersion(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && typeof value.version === 'string' ? value.version : undefined;
  } catch {
    return undefined;
  }
}
