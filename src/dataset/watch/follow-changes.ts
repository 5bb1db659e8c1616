import { basename, dirname } from 'node:path';
import { listReadFolders, listTargetFolders, type ReadFolders } from './list-folders.ts';
import { watchFolders } from './watch-folders.ts';

/** Reads tasks and does something with them. Undefined when that failed and may succeed after a change. */
export type Read = () => Promise<readonly ReadFolders[] | undefined>;

/**
 * Reads folders of tasks and files, and again after each change, one time after the other, until the
 * signal is given.
 *
 * @param paths absolute.
 * @throws UsageError when the system allows no more watched folders; what reading throws.
 */
export async function followChanges(
  paths: readonly string[],
  read: Read,
  signal?: AbortSignal,
): Promise<void> {
  let last: readonly ReadFolders[] = [];
  while (signal?.aborted !== true) {
    const { promise: changed, resolve: finish } = Promise.withResolvers<undefined>();
    const end = () => {
      finish(undefined);
    };
    signal?.addEventListener('abort', end, { once: true });
    const watched = watchFolders(end);
    try {
      // Watched before they are read, so that no change is missed.
      watched.add(paths.flatMap(listTargetFolders));
      watched.add(paths.map(dirname), ['dataset.json', ...paths.map((path) => basename(path))]);
      last = (await read()) ?? last;
      watched.add(last.flatMap(listReadFolders));
      await changed;
    } finally {
      watched.close();
      signal?.removeEventListener('abort', end);
    }
  }
}
