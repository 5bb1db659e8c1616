import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, isAbsolute, join, sep } from 'node:path';
import type { LocalFiles } from '#lint/model/local-files.ts';
import { isScriptPath } from '#lint/facts/files/script-paths.ts';
import { openFlags } from '../files/open-flags.ts';

/** A larger file is not read. */
const maxBytes = 64_000_000;
/** Nor is a longer script. */
const maxScriptBytes = 100_000;

/**
 * The digests of the local files that tasks upload or compare with, for files of equal size only:
 * others differ; of scripts, the whole text. A path is looked for in each of the folders, and a file outside of them is not read.
 */
export function digestLocalFiles(folders: readonly string[], names: readonly string[]): LocalFiles {
  const localFiles = findFiles(folders, names);
  const bySize = Map.groupBy(localFiles, ({ size }) => size);
  const read = localFiles.flatMap(({ name, path, size }) => {
    if (isScriptPath(name)) return size <= maxScriptBytes ? [[name, readScriptText(path)]] : [];
    return (bySize.get(size)?.length ?? 0) > 1 ? [[name, digestFile(path)]] : [];
  });
  return Object.fromEntries(read.filter(([, content]) => content !== undefined)) as LocalFiles;
}

interface LocalFile {
  /** As the tasks name it. */
  name: string;
  /** Absolute, without links. */
  path: string;
  size: number;
}

function findFiles(folders: readonly string[], names: readonly string[]): LocalFile[] {
  if (names.length === 0) return [];
  const roots = [...new Set(folders)]
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder));
  return names.flatMap((name) => findFile(roots, name) ?? []);
}

function findFile(roots: readonly string[], name: string): LocalFile | undefined {
  if (name === '' || isAbsolute(name)) return undefined;
  for (const root of roots) {
    try {
      const path = realpathSync(join(root, withoutOwnName(name, root)));
      const { size } = statSync(path);
      if (path.startsWith(join(root, sep)) && size > 0 && size <= maxBytes)
        return { name, path, size };
    } catch {
      // The file is not in this folder.
    }
  }
  return undefined;
}

/** Tasks may name files from the folder above the one that is checked. */
function withoutOwnName(name: string, root: string): string {
  const beginning = `${basename(root)}/`;
  const isFromAbove = name.startsWith(beginning) && !existsSync(join(root, name));
  return isFromAbove ? name.slice(beginning.length) : name;
}

function readScriptText(path: string): string | undefined {
  try {
    return readFileSync(path, { encoding: 'utf8', flag: openFlags });
  } catch {
    return undefined;
  }
}

/** In parts, so that a large file takes little memory. Undefined for what cannot be read. */
function digestFile(path: string): string | undefined {
  try {
    const opened = openSync(path, openFlags);
    try {
      if (!fstatSync(opened).isFile()) return undefined;
      const hash = createHash('sha256');
      const part = Buffer.alloc(1_000_000);
      for (let read = 0; (read = readSync(opened, part)) > 0;) hash.update(part.subarray(0, read));
      return hash.digest('hex');
    } finally {
      closeSync(opened);
    }
  } catch {
    return undefined;
  }
}
