import { rm } from 'node:fs/promises';

/** After a failure, pages that are still being written may get in the way. */
export async function removeFolders(folders: readonly string[]): Promise<void> {
  const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  await Promise.all(folders.map((folder) => rm(folder, removal)));
}
