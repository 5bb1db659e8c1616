import { isLinesFile } from '#text/file-name.ts';
import { realpath, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { compareText } from '#text/compare-text.ts';
import { isWithin } from '../relative-name.ts';
import { describeSystemError } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import { hasTaskLines } from './has-task-lines.ts';
import { findOwnStats } from './find-stats.ts';
import { hasCopies, isIgnored } from './ignored-names.ts';
import { joinNames, walkFolders } from './walk-folders.ts';

export interface FoundFiles {
  files: string[];
  broken: BrokenEntry[];
}

/** A broken link, or a file or folder that cannot be reached by its name. */
export interface BrokenEntry {
  file: string;
  reason: string;
}

interface Entry {
  /** With forward slashes. */
  path: string;
  isLink: boolean;
}

/**
 * Finds every JSON file below a folder, and those of JSON Lines that may have tasks, relative to it and
 * in alphabetical order. Links to files and folders are followed; a folder is entered once, however many
 * links lead to it.
 *
 * @param skipped folders that are not entered, absolute
 * @throws UsageError when the folder itself may not be read.
 */
export async function findJsonFiles(
  root: string,
  skipped: ReadonlySet<string> = new Set(),
): Promise<FoundFiles> {
  const files = new Map<string, string>();
  const broken: BrokenEntry[] = [];
  const start = await realpath(root);
  const entered: string[] = [];
  const folders = [''];

  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const realFolder = await realpath(join(root, folder));
    // A link to a folder that contains this one would search the whole disk.
    const isAround = entered.length > 0 && isWithin(start, realFolder);
    if (isAround || entered.some((outer) => isWithin(realFolder, outer))) continue;
    entered.push(realFolder);

    const { entries, unreached } = listEntries(join(root, folder), skipped);
    if (folder === '') refuseUnread(root, unreached);
    broken.push(
      ...unreached.map(({ file, reason }) => ({ file: posix.join(folder, file), reason })),
    );
    for (const { path, isLink } of entries) {
      const file = posix.join(folder, path);
      const kind = isLink ? await kindOf(join(root, file)) : 'file';
      if (kind === 'folder') folders.push(file);
      if (kind === 'nothing' && isJson(path))
        broken.push({ file, reason: 'the link is broken or points to itself' });
      if (kind !== 'file' || !mayHaveTasks(root, file)) continue;
      const key = isLink ? await realpath(join(root, file)) : join(realFolder, path);
      // A file keeps its own name rather than that of a link to it.
      if (!isLink || !files.has(key)) files.set(key, file);
    }
  }
  return { files: [...files.values()].sort(), broken: broken.sort(compareFiles) };
}

function refuseUnread(root: string, unreached: readonly BrokenEntry[]): void {
  const itself = unreached.find(({ file }) => file === '');
  if (!itself) return;
  throw new UsageError(
    `the folder ${root} cannot be read: ${itself.reason}`,
    'Change its permissions.',
  );
}

const isJson = (name: string): boolean => /\.json$/i.test(name);

const mayHaveTasks = (root: string, file: string): boolean =>
  isJson(file) || (isLinesFile(file) && hasTaskLines(join(root, file)));

const compareFiles = (one: BrokenEntry, other: BrokenEntry): number =>
  compareText(one.file, other.file);

/** Node replaces the bytes that are not UTF-8, and then finds nothing under the name. */
const misnamed = 'its name is not valid UTF-8';

/** Lists files and links at any depth. */
function listEntries(
  start: string,
  skipped: ReadonlySet<string>,
): { entries: Entry[]; unreached: BrokenEntry[] } {
  const entries: Entry[] = [];
  const unreached: BrokenEntry[] = [];
  walkFolders(start, {
    visit({ path: folder, entries: children }) {
      if (folder !== '' && hasCopies(folder, new Set(children.map(({ name }) => name)))) return [];
      const folders: string[] = [];
      for (const child of children) {
        const { name } = child;
        if (isIgnored(name)) continue;
        const path = joinNames(folder, name);
        if (skipped.size > 0 && skipped.has(join(start, path))) continue;
        if (child.isDirectory()) folders.push(name);
        else if (isJson(name) && isMisnamed(start, path)) {
          unreached.push({ file: path, reason: misnamed });
        } else entries.push({ path, isLink: child.isSymbolicLink() });
      }
      return folders;
    },
    skip(file, error) {
      const reason = isMisnamed(start, file) ? misnamed : describeSystemError(error);
      unreached.push({ file, reason });
    },
  });
  // Links last, so that a file is found under its own name first.
  return {
    entries: entries.sort((one, other) => Number(one.isLink) - Number(other.isLink)),
    unreached,
  };
}

function isMisnamed(start: string, path: string): boolean {
  return path.includes('\uFFFD') && !findOwnStats(join(start, path));
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'nothing'> {
  try {
    const target = await stat(path);
    return target.isDirectory() ? 'folder' : 'file';
  } catch {
    return 'nothing';
  }
}
