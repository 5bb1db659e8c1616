import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, with a digest of its bytes, in the order of their names. */
export async function digestFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const digests: [string, string][] = [];
  for (const path of paths) {
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    digests.push([path.slice(folder.length + 1), digest]);
  }
  return Object.fromEntries(digests);
}
