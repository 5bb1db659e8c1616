import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder that is removed at the end of the run. */
export interface TemporaryFolder {
  path: string;
  /** Writes a file below the folder; an object is written as JSON. */
  write(file: string, content: string | Uint8Array | object): Promise<void>;
}

export async function createTemporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'benchlight-'));
  return {
    path,
    async write(file, content) {
      const target = join(path, file);
      await mkdir(dirname(target), { recursive: true });
      const isRaw = typeof content === 'string' || content instanceof Uint8Array;
      await writeFile(target, isRaw ? content : `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}

/**
 * Makes the folder of all temporary folders of a run before its tests, and returns what removes it.
 *
 * To remove each after its test would take a seventh of the time of builds on an ext4 without a
 * journal, which looks at all inodes that were deleted in the last minutes for each new file.
 */
export default async function makeRunFolder(): Promise<() => Promise<void>> {
  // `npm test` has one for all of its stages.
  if (process.env.BENCHLIGHT_HAS_RUN_FOLDER !== undefined) return () => Promise.resolve();
  const folder = await mkdtemp(join(tmpdir(), 'benchlight-'));
  // Some tests run as another user.
  await chmod(folder, 0o755);
  for (const variable of ['TMPDIR', 'TEMP']) process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
