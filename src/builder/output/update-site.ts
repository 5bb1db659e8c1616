import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileDigestsName } from '#dataset/files/file-digests-name.ts';
import { renamePatiently } from '#dataset/write/rename-patiently.ts';
import { readFileDigests, writeFileDigests } from './file-digests.ts';
import { listFile, type ListedFile, isOfFileManager, listFiles } from './list-files.ts';

/** Another build, or somebody, changed the previous site while files of it were reused. */
export class PreviousSiteLost extends Error {}

/**
 * Moves the files of a new site among those of the previous one that it has too, and removes the
 * others. Each file is replaced at once, so that a reader never gets half of one.
 *
 * @param staging what was made of the new site, with the list of all its files.
 * @param unchanged the files of the previous site that stay, as they were when that was decided.
 * @returns the files of the site.
 * @throws PreviousSiteLost when the site cannot be updated and has to be made whole.
 */
export function updateSite(
  out: string,
  staging: string,
  unchanged: readonly ListedFile[],
): readonly ListedFile[] {
  const made = listFiles(staging).flatMap(({ name }) => (name === fileDigestsName ? [] : [name]));
  try {
    const outdated = findOutdated(out, unchanged, made);
    // If this is interrupted, the next build knows the files of both sites as its own.
    listBoth(out, staging);
    for (const name of outdated) removeFile(out, name);
    for (const name of [...made, fileDigestsName]) moveFile(staging, out, name);
    return [...unchanged, ...[...made, fileDigestsName].map((name) => listFile(out, name))];
  } catch (cause) {
    throw new PreviousSiteLost('the previous site cannot be updated', { cause });
  }
}

/** The files of the previous site that the new one does not have. */
function findOutdated(
  out: string,
  unchanged: readonly ListedFile[],
  made: readonly string[],
): string[] {
  const present = new Map(listFiles(out).map((file) => [file.name, file]));
  const listed = readFileDigests(out);
  const isForeign = (name: string) => name !== fileDigestsName && !listed.has(name);
  const isAsFound = unchanged.every((file) => isSame(file, present.get(file.name)));
  if (!isAsFound || [...present.keys()].some(isForeign)) {
    throw new Error('the previous site was changed during the build');
  }
  const needed = new Set([...made, ...unchanged.map(({ name }) => name)]);
  return [...listed.keys()].filter((name) => present.has(name) && !needed.has(name));
}

const isSame = (before: ListedFile, now: ListedFile | undefined): boolean =>
  before.size === now?.size && before.time === now.time && before.changed === now.changed;

function listBoth(out: string, staging: string): void {
  const made = readFileDigests(staging);
  writeFileDigests(staging, new Map([...readFileDigests(out), ...made]));
  moveFile(staging, out, fileDigestsName);
  writeFileDigests(staging, made);
}

function moveFile(from: string, to: string, name: string): void {
  const path = join(to, name);
  mkdirSync(dirname(path), { recursive: true });
  renamePatiently(join(from, name), path);
}

/** Removes a file, and the folders in which nothing but what file managers left is there then. */
function removeFile(folder: string, name: string): void {
  rmSync(join(folder, name));
  for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
    const path = join(folder, parent);
    try {
      const entries = readdirSync(path);
      if (!entries.every(isOfFileManager)) return;
      for (const entry of entries) rmSync(join(path, entry));
      rmdirSync(path);
    } catch {
      return;
    }
  }
}
