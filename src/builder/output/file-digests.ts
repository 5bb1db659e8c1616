import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findText } from './find-text.ts';
import { fileDigestsName } from '#dataset/files/file-digests-name.ts';
import { folderNames, joinNames, walkFolders } from '#dataset/files/walk-folders.ts';
import { readChecksumLine, toChecksumLine } from '#export/dataset/checksum-line.ts';
import { isOfFileManager } from './list-files.ts';

/** The digests of files, by their names below a folder. */
export type FileDigests = ReadonlyMap<string, string>;

/** @param made digests that need not be made again. */
export function makeFileDigests(
  folder: string,
  names: readonly string[],
  made: FileDigests = new Map(),
): FileDigests {
  const sorted = [...names].sort();
  return new Map(sorted.map((name) => [name, made.get(name) ?? digestFile(join(folder, name))]));
}

/** Writes the list. @returns a digest of it, and so of all files. */
export function writeFileDigests(folder: string, files: FileDigests): string {
  const text = Array.from(files, ([name, digest]) => `${toChecksumLine({ digest, name })}\n`).join(
    '',
  );
  writeFileSync(join(folder, fileDigestsName), text);
  return digest(text);
}

/** Whether a folder has a list, as every site does since there are lists. */
export const isSite = (folder: string): boolean => findText(join(folder, fileDigestsName)) !== '';

/** The list in a folder; empty where there is none, or none that can be read. */
export const readFileDigests = (folder: string): FileDigests =>
  parseList(findText(join(folder, fileDigestsName)));

/**
 * The digest of the list in a folder, if all files have the digests that it lists; undefined if any
 * is missing, changed or not listed.
 *
 * @param names of all files in the folder.
 */
export function checkFileDigests(folder: string, names: readonly string[]): string | undefined {
  const text = findText(join(folder, fileDigestsName));
  const files = parseList(text);
  const others = names.filter((name) => name !== fileDigestsName);
  const isWhole =
    others.length === files.size &&
    others.every((name) => files.get(name) === digestFile(join(folder, name)));
  return isWhole ? digest(text) : undefined;
}

/**
 * The entries of a folder that are not listed, by name; a folder has a slash at its end. Replacing a
 * site would remove them with it.
 */
export function findForeignEntries(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readFileDigests(folder);
  const folders = new Set([...files.keys()].flatMap(listParents));
  const foreign: string[] = [];
  walkFolders(folder, {
    visit({ path, entries }) {
      const inner = folderNames(entries).filter((name) => folders.has(`${joinNames(path, name)}/`));
      for (const entry of entries) {
        const name = joinNames(path, entry.name);
        if (isOfFileManager(entry.name) || inner.includes(entry.name)) continue;
        if (entry.isDirectory()) foreign.push(`${name}/`);
        else if (!(entry.isFile() && (files.has(name) || name === fileDigestsName)))
          foreign.push(name);
      }
      return inner;
    },
  });
  return foreign.sort();
}

/** "a/b/c" is in "a/" and "a/b/". */
const listParents = (name: string): string[] =>
  Array.from(name.matchAll(/\//g), ({ index }) => name.slice(0, index + 1));

function parseList(text: string): FileDigests {
  const entries = text.split('\n').flatMap((row) => {
    const line = readChecksumLine(row);
    return line && /^[0-9a-f]{64}$/.test(line.digest) ? [[line.name, line.digest] as const] : [];
  });
  return new Map(entries);
}

/** Empty for a path that is not a regular file: a pipe, for example, would be read forever. */
function digestFile(path: string): string {
  return statSync(path).isFile() ? digest(readFileSync(path)) : '';
}

const digest = (content: string | Uint8Array): string => hash('sha256', content);
