import { createHash, type Hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';

/**
 * A digest of the names, sizes and times of all files below a folder: it changes when one is
 * written, added or removed. It waits for the disk, since so many small calls take longer elsewhere.
 */
export function digestListing(folder: string): string {
  const hash = createHash('sha256');
  addFolder(hash, folder, '');
  return hash.digest('hex');
}

function addFolder(hash: Hash, root: string, folder: string): void {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) {
      addFolder(hash, root, `${path}/`);
      continue;
    }
    const { size, mtimeMs } = statSync(`${root}/${path}`);
    hash.update(JSON.stringify([path, size, mtimeMs]));
  }
}
