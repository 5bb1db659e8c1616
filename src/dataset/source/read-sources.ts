import { createHash } from 'node:crypto';
import { basename, join, posix } from 'node:path';
import type { SourceFault } from '#environment/contracts/contract.ts';
import type { SourceFile } from '#environment/contracts/read-environment.ts';
import type { PackageVersions } from '#environment/digests/read-code.ts';
import { compareText } from '#text/compare-text.ts';
import { folderNames, ignoreUnread, walkFolders } from '../files/walk-folders.ts';
import { runsTasks } from '#environment/handling/concerns-tasks.ts';
import { toRelativeName } from '../relative-name.ts';
import { listImports } from './list-imports.ts';
import { isPython, listPython } from './list-python.ts';
import { disk, type SourceTree } from './source-tree.ts';

/** The Python files of an environment, and which of them were not read. */
export interface EnvironmentSources {
  files: readonly SourceFile[];
  refused: readonly SourceFault[];
  /** The name of its folder, with which imports may begin. */
  folderName: string;
  /** Other files of its package that concern tasks, where they were looked for. */
  loaders?: readonly SourceFile[];
  /** The files that run tasks, where they were looked for. */
  runners?: readonly SourceFile[];
  /** The versions of packages outside of it, as far as files beside or above it state them exactly. */
  packages?: PackageVersions;
  /** Whether any Python file in the package or around it has a name; absent where not all were looked at. */
  mentions?: (name: string) => boolean;
}

/** Larger than any that people write; the source is not trusted. The parser has limits of its own. */
const mostFiles = 1_000;
export const mostCharacters = 10_000_000;
const mostTogether = 50_000_000;
const mostLevels = 12;

/** The folders of an environment that define what tasks can name; other files are read if these import them. Without them, all files may. */
const parts = ['controllers', 'evaluators'];

/**
 * Reads the Python files of an environment, and those in its folder that they import.
 *
 * @param folder Has the folders `evaluators` or `controllers`.
 * @param prefix What the paths of the files begin with, such as "desktop/"; empty or with a slash at the end.
 */
export function readSources(
  folder: string,
  prefix = '',
  tree: SourceTree = disk,
): EnvironmentSources {
  return limitSources(listSources(folder, prefix, tree), basename(folder));
}

interface FoundSource {
  file: string;
  read: () => string | undefined;
}

/** What is imported is known once the files before it have been read. */
function* listSources(folder: string, prefix: string, tree: SourceTree): Generator<FoundSource> {
  const texts = new Map<string, string>();
  const hasParts = parts.some((part) => tree.has(join(folder, part)));
  let paths = hasParts
    ? parts.flatMap((part) => listPart(folder, part, tree))
    : listWhole(folder, tree);
  while (paths.length > 0) {
    for (const path of paths) {
      const read = () => {
        const text = tree.read(folder, path);
        texts.set(path, text ?? '');
        return text;
      };
      yield { file: `${prefix}${path}`, read };
    }
    paths = [...listImports(texts, basename(folder))].filter(
      (path) => !texts.has(path) && tree.hasFile(folder, path),
    );
  }
}

/** Reads files one after the other, and refuses those that are too large or too many. */
function limitSources(sources: Iterable<FoundSource>, folderName: string): EnvironmentSources {
  const files: SourceFile[] = [];
  const refused: SourceFault[] = [];
  let together = 0;
  for (const { file, read } of sources) {
    if (files.length === mostFiles || together > mostTogether) {
      refused.push({ file, message: 'it was not read, because there are too many files' });
      break;
    }
    const text = read();
    if (text === undefined) {
      refused.push({ file, message: 'it cannot be read' });
      continue;
    }
    together += text.length;
    if (text.length > mostCharacters) refused.push({ file, message: 'it is too large to be read' });
    else files.push({ path: file, text });
  }
  return { files, refused, folderName };
}

/** All Python files of an environment that has none of the folders, but those that run its tasks. */
const listWhole = (folder: string, tree: SourceTree): string[] =>
  listPython(folder, tree)
    .map((path) => toRelativeName(folder, path))
    .filter((path) => !runsTasks(tree.read(folder, path) ?? ''));

/** The paths of Python files at any depth, in alphabetical order. Links are not followed. */
function listPart(folder: string, part: string, tree: SourceTree): string[] {
  const files: string[] = [];
  walkFolders(join(folder, part), {
    visit({ path, level, entries }) {
      for (const entry of entries) {
        if (entry.isFile() && isPython(entry.name)) files.push(posix.join(part, path, entry.name));
      }
      return level < mostLevels ? folderNames(entries) : [];
    },
    skip: ignoreUnread,
    list: tree.list,
  });
  return files.sort(compareText);
}

/** If two digests are equal, so are the contracts and the code. */
export function digestSources(sources: EnvironmentSources): string {
  const { files, refused, folderName, loaders = [], runners = [], packages = {} } = sources;
  return createHash('sha256')
    .update(JSON.stringify([files, refused, folderName, loaders, runners, packages]))
    .digest('hex');
}
