import { hasCode } from '../system-error.ts';
import { type FSWatcher, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '#dataset/usage-error.ts';
import { isFolder } from '../files/find-stats.ts';
import { isIgnored } from '../files/ignored-names.ts';

/** Editors write a file in several steps, and a checkout writes many files; one call is enough. */
export const settlingTime = 100;

/**
 * Files that change what a check finds: tasks, settings, suites, releases, results, and the source of an
 * environment.
 */
const isRelevant = (name: string): boolean => /\.(?:jsonl?|py)$|^result\.txt$/i.test(name);

export interface FolderWatch {
  /** Watches further folders, without those below them, for all relevant files or for some names. */
  add(folders: Iterable<string>, names?: readonly string[]): void;
  close(): void;
}

/**
 * Calls a function soon after a relevant file, or a folder, is added, changed or removed. Each folder
 * is watched by itself, since a recursive watch would enter hidden folders and packages too.
 *
 * @param onChange is given the paths of all that has changed since the watch began, as far as the
 *   system names them.
 * @param watch default: that of Node
 */
export function watchFolders(
  onChange: (changed: ReadonlySet<string>) => void,
  watch = watchFolder,
): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(changed);
    }, settlingTime);
  };
  // A folder that has just gone is known from before.
  const isWatchable = (path: string) => watchers.has(path) || isFolder(path);
  const open = (folder: string, only?: readonly string[]): FSWatcher =>
    watch(folder, (_event, name) => {
      const concerns = (entry: string) =>
        only === undefined
          ? !isIgnored(entry) && (isRelevant(entry) || isWatchable(join(folder, entry)))
          : only.includes(entry);
      if (name !== null && !concerns(name)) return;
      if (name !== null) changed.add(join(folder, name));
      report();
    }).on('error', report);
  return {
    add(folders, only) {
      for (const folder of folders) {
        if (watchers.has(folder) || !isFolder(folder)) continue;
        const watcher = start(() => open(folder, only), folder);
        if (watcher) watchers.set(folder, watcher);
      }
    },
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}

/**
 * Undefined for a folder that was removed meanwhile, as a checkout does.
 *
 * @throws UsageError when the system allows no more watched folders.
 */
function start(open: () => FSWatcher, folder: string): FSWatcher | undefined {
  try {
    return open();
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw new UsageError(
      `the folder ${folder} cannot be watched: ${(cause as Error).message}`,
      'Name a folder that contains fewer folders. On Linux, fs.inotify.max_user_watches limits how many are watched.',
      { cause },
    );
  }
}
