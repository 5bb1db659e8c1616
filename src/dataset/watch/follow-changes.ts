import { basename, dirname } from 'node:path';
import { listJsonNames } from '../dataset-file/suites-beside.ts';
import { listReadFolders, listTargetFolders, type ReadFolders } from './list-folders.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * Reads tasks and does something with them. It is given the paths that have changed, as far as the
 * system names them. Undefined when it failed and may succeed after a change.
 */
export type Read = (changed: ReadonlySet<string>) => Promise<readonly ReadFolders[] | undefined>;

/**
 * Reads folders of tasks and files, and again after each change, one time after the other, until the
 * signal is given.
 *
 * @param targets absolute.
 * @throws UsageError when the system allows no more watched folders; what reading throws.
 */
export async function followChanges(
  targets: readonly string[],
  read: Read,
  signal?: AbortSignal,
): Promise<void> {
  let last: readonly ReadFolders[] = [];
  let paths: ReadonlySet<string> = new Set();
  while (signal?.aborted !== true) {
    const { promise: changed, resolve: finish } = Promise.withResolvers<ReadonlySet<string>>();
    const end = () => {
      finish(new Set());
    };
    signal?.addEventListener('abort', end, { once: true });
    const watched = watchFolders(finish);
    try {
      // Watched before they are read, so that no change is missed.
      watched.add(targets.flatMap(listTargetFolders));
      watched.add(targets.map(dirname), [
        'dataset.json',
        ...targets.flatMap((path) => [basename(path), ...listJsonNames(dirname(path))]),
      ]);
      last = (await read(paths)) ?? last;
      watched.add(last.flatMap(listReadFolders));
      const baselines = last.flatMap(({ baselineFile }) => baselineFile ?? []);
      watched.add(
        baselines.map(dirname),
        baselines.map((path) => basename(path)),
      );
      paths = await changed;
    } finally {
      watched.close();
      signal?.removeEventListener('abort', end);
    }
  }
}
