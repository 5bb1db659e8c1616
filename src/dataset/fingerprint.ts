import { withoutByteOrderMark } from '../text/byte-order-mark.ts';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import fastGlob from 'fast-glob';
import { findJsonFiles } from './find-files.ts';

/** No task is that large, so the loader reads nothing of such a file either. */
const longestFile = 64_000_000;

/**
 * A digest of all that `loadDataset` reads of a folder: where two are equal, so are the datasets.
 *
 * @throws when something is missing or faulty; the loader tells what.
 */
export async function fingerprintDataset(tasksFolder: string): Promise<string> {
  const folder = resolve(tasksFolder);
  const { files, broken } = await findJsonFiles(folder);
  const hash = createHash('sha256').update(JSON.stringify({ folder, broken }));
  for (const file of files) addFile(hash, join(folder, file));

  for (const place of [folder, dirname(folder)]) {
    const manifest = join(place, 'dataset.json');
    addFile(hash, manifest);
    if (!existsSync(manifest)) continue;
    for (const file of await findSuites(manifest)) addFile(hash, file);
  }
  return hash.digest('hex');
}

/** Adds a file's name and bytes, or why there are none. */
function addFile(hash: Hash, path: string): void {
  const content = read(path);
  hash.update(JSON.stringify([path, typeof content === 'string' ? content : content.length]));
  if (typeof content !== 'string') hash.update(content);
}

function read(path: string): Buffer | string {
  try {
    const found = statSync(path);
    if (!found.isFile()) return 'no ordinary file';
    return found.size > longestFile ? `${found.size} bytes` : readFileSync(path);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unreadable';
  }
}

async function findSuites(manifest: string): Promise<string[]> {
  const text = withoutByteOrderMark(readFileSync(manifest, 'utf8'));
  const { suites = [] } = JSON.parse(text) as { suites?: string[] };
  const found = await fastGlob(suites, { cwd: dirname(manifest), absolute: true });
  return found.sort();
}
