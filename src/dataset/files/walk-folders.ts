import { type Dirent, readdirSync } from 'node:fs';

/** What a walk needs of something in a folder. */
export type WalkedEntry = Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>;

/** A folder on a walk. */
interface WalkedFolder {
  /** From the root, with forward slashes; empty for the root itself. */
  path: string;
  /** How many folders it is below the root. */
  level: number;
  /** What is in it, in the order of the system. */
  entries: readonly WalkedEntry[];
}

interface Walk {
  /** Is given a folder, and returns the names of those in it that the walk enters. */
  visit: (folder: WalkedFolder) => Iterable<string>;
  /** Is given a folder that cannot be read, or a root that is none. Default: throws the error. */
  skip?: (path: string, error: unknown) => void;
  /** Lists a folder, and throws where that fails. Default: on the disk */
  list?: (folder: string) => readonly WalkedEntry[];
  /** How many folders are visited at most. Default: all */
  most?: number;
}

/**
 * Visits a folder and those below it, the nearest to the root first.
 *
 * The root may be a link. Below it a link is an entry like a file, wherever it leads, and is never
 * followed: so the walk stays in the root, is in no folder twice, and ends. A caller that follows links
 * starts another walk where they lead, and remembers where it was (`findJsonFiles`).
 *
 * A name may have any character. Of one that is not UTF-8, Node replaces bytes and then finds nothing
 * there, so that such a folder cannot be read.
 */
export function walkFolders(
  root: string,
  { visit, skip = rethrow, list = listEntries, most = Infinity }: Walk,
): void {
  const folders = [{ path: '', level: 0 }];
  for (const { path, level } of folders) {
    let entries: readonly WalkedEntry[];
    try {
      entries = list(`${root}/${path}`);
    } catch (error) {
      skip(path, error);
      continue;
    }
    const names = visit({ path, level, entries });
    for (const name of names) {
      if (folders.length < most) folders.push({ path: joinNames(path, name), level: level + 1 });
    }
  }
}

/** For a walk of which unreadable folders are left out. */
export const ignoreUnread = (): void => undefined;

/** The paths of all that is no folder, in a folder and below it. */
export function listBelow(
  root: string,
  { enter = enterAll, skip }: Pick<Walk, 'skip'> & { enter?: Walk['visit'] } = {},
): string[] {
  const paths: string[] = [];
  const visit = (folder: WalkedFolder) => {
    const others = folder.entries.filter((entry) => !entry.isDirectory());
    paths.push(...others.map(({ name }) => joinNames(folder.path, name)));
    return enter(folder);
  };
  walkFolders(root, { visit, ...(skip && { skip }) });
  return paths;
}

/** The path of an entry in a walked folder. */
export const joinNames = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

/** The names of the folders among entries. */
export const folderNames = (entries: readonly WalkedEntry[]): string[] =>
  entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const enterAll = ({ entries }: WalkedFolder): string[] => folderNames(entries);

/** What is in a folder of the disk. */
export const listEntries = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true });

function rethrow(_path: string, error: unknown): never {
  throw error;
}
