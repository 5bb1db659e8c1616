import { createHash } from 'node:crypto';
import { lstatSync, realpathSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { SourceFault } from '#environment/contracts/contract.ts';
import type { SourceFile } from '#environment/contracts/read-environment.ts';
import { compareText } from '#text/compare-text.ts';
import { withoutByteOrderMark } from '#text/safe/byte-order-mark.ts';
import { findEntries } from '../files/find-entries.ts';
import { folderNames, ignoreUnread, walkFolders } from '../files/walk-folders.ts';
import { readRaw } from '../files/read-files.ts';
import { runsTasks } from '#environment/handling/concerns-tasks.ts';
import { toRelativeName } from '../relative-name.ts';
import { listImports } from './list-imports.ts';
import { isPython, listPython } from './list-python.ts';

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
  /** Whether any Python file in the package or around it has a name; absent where not all were looked at. */
  mentions?: (name: string) => boolean;
}

/** Larger than any that people write; the source is not trusted. The parser has limits of its own. */
export const mostFiles = 1_000;
export const mostCharacters = 10_000_000;
const mostTogether = 50_000_000;
const mostLevels = 12;

/** The folders of an environment that define what tasks can name; other files are read if these import them. Without them, all files may. */
const parts = ['controllers', 'evaluators'];

/** Whether a file of an environment, by its path from there, is one of its source. */
export const isSourceName = (path: string): boolean =>
  isPython(path) && parts.some((part) => path.startsWith(`${part}/`));

/**
 * Reads the Python files of an environment, and those in its folder that they import.
 *
 * @param folder Has the folders `evaluators` or `controllers`.
 * @param prefix What the paths of the files begin with, such as "desktop/"; empty or with a slash at the end.
 */
export function readSources(folder: string, prefix = ''): EnvironmentSources {
  return limitSources(listSources(folder, prefix), basename(folder));
}

interface FoundSource {
  file: string;
  read: () => string | undefined;
}

/** What is imported is known once the files before it have been read. */
function* listSources(folder: string, prefix: string): Generator<FoundSource> {
  const texts = new Map<string, string>();
  const names = new Set(findEntries(folder).map(({ name }) => name));
  const hasParts = parts.some((part) => names.has(part));
  let paths = hasParts ? parts.flatMap((part) => listPart(folder, part)) : listWhole(folder);
  while (paths.length > 0) {
    for (const path of paths) {
      const read = () => {
        const text = readSourceText(folder, path);
        texts.set(path, text ?? '');
        return text;
      };
      yield { file: `${prefix}${path}`, read };
    }
    paths = [...listImports(texts, basename(folder))].filter(
      (path) =>
        !texts.has(path) && names.has(path.split('/')[0] ?? '') && isFileWithin(folder, path),
    );
  }
}

/** Whether a file exists to which no link leads. */
function isFileWithin(folder: string, path: string): boolean {
  try {
    const whole = join(realpathSync(folder), path);
    return lstatSync(whole).isFile() && realpathSync(whole) === whole;
  } catch {
    return false;
  }
}

/** Reads files one after the other, and refuses those that are too large or too many. */
export function limitSources(
  sources: Iterable<FoundSource>,
  folderName: string,
): EnvironmentSources {
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

/** The text of a Python file; undefined where it cannot be read. */
export function readSourceText(folder: string, path: string): string | undefined {
  const raw = readRaw(folder, path);
  if (raw.kind === 'refused') return undefined;
  return raw.kind === 'text' ? raw.text : decodeSource(raw.bytes);
}

/** The text of a file, in the encoding that a comment in its first two lines declares. */
export function decodeSource(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^(?:[ \t\f]*(?:#.*)?\r?\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/.exec(
    head,
  )?.[1];
  return withoutByteOrderMark(toDecoder(declared).decode(bytes));
}

function toDecoder(declared = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(declared.replace(/^latin[-_]/i, 'latin').replaceAll('_', '-'));
  } catch {
    return new TextDecoder();
  }
}

/** All Python files of an environment that has none of the folders, but those that run its tasks. */
const listWhole = (folder: string): string[] =>
  listPython(folder)
    .map((path) => toRelativeName(folder, path))
    .filter((path) => !runsTasks(readSourceText(folder, path) ?? ''));

/** The paths of Python files at any depth, in alphabetical order. Links are not followed. */
function listPart(folder: string, part: string): string[] {
  const files: string[] = [];
  walkFolders(join(folder, part), {
    visit({ path, level, entries }) {
      for (const entry of entries) {
        if (entry.isFile() && isPython(entry.name)) files.push(posix.join(part, path, entry.name));
      }
      return level < mostLevels ? folderNames(entries) : [];
    },
    skip: ignoreUnread,
  });
  return files.sort(compareText);
}

/** If two digests are equal, so are the contracts. */
export function digestSources(sources: EnvironmentSources): string {
  const { files, refused, folderName, loaders = [], runners = [] } = sources;
  return createHash('sha256')
    .update(JSON.stringify([files, refused, folderName, loaders, runners]))
    .digest('hex');
}
