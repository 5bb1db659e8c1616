import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a file beside one that is being replaced. Short, since a name has at most 255 bytes. */
export const toTemporaryName = (): string => `.benchlight-${randomUUID()}.tmp`;

const temporaryName = /^\.benchlight-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;

/** Removes the temporary files of interrupted runs from a folder, without its subfolders. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !temporaryName.test(entry.name)) continue;
    await rm(join(folder, entry.name), { force: true });
  }
}
