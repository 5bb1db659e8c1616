import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { underway } from '../lock/process-name.ts';
import { removeFolders } from './stale-folders.ts';

/** Removes all but the newest entries of a folder; what is not in its place yet does not count. */
export async function removeOldest(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith(underway));
  const times = await Promise.all(
    names.map(async (name) => {
      // Another build may have removed it meanwhile.
      const status = await stat(join(folder, name)).catch(() => undefined);
      return { name, time: status?.mtimeMs ?? 0 };
    }),
  );
  times.sort((one, other) => other.time - one.time);
  await removeFolders(times.slice(most).map(({ name }) => join(folder, name)));
}
