import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markUsed, prepareFolder, removeOldest } from '#dataset/cache/cache-files.ts';
import { codeFolder, isInstalled, projectRoot } from '#dataset/project-root.ts';
import { isWithin } from '#dataset/relative-name.ts';
import { findSystemError } from '#dataset/system-error.ts';
import { nameUnderway } from '#dataset/write/process-name.ts';
import { cacheFolders } from '../output/cache-folders.ts';
import { checkFileDigests, makeFileDigests, writeFileDigests } from '../output/file-digests.ts';
import { listFiles } from '../output/list-files.ts';
import { putInPlace } from '../output/put-in-place.ts';
import { removeFolders } from '../output/remove-folders.ts';
import type { Available } from '../reuse/decide-reuse.ts';
import { programParts } from './open-pages.ts';
import { wrapFailure } from './program-failure.ts';

/** The folder of a program, in which it stays until it is closed. */
export interface ProgramFolder {
  folder: string;
  /** What is compiled in another way than usual, in lines. */
  warnings: readonly string[];
  /** Removes what no other build will use. */
  close: () => Promise<void>;
}

const place = cacheFolders.pages;
/** Each takes 3 MB. */
const mostPrograms = 10;
const nameFile = 'name';
const warningsFile = 'warnings.json';

const stay = () => Promise.resolve();

/** What the package has, which was compiled when it was packed. */
const packagedProgram: ProgramFolder = {
  folder: join(codeFolder, 'compiled'),
  warnings: [],
  close: stay,
};

/** Whether an earlier build left a program, as it was compiled. A package always has one. */
export function findProgram(name: string, force: boolean): Available {
  if (isInstalled) return { keys: { [name]: name } };
  if (force) return { unusable: '--force' };
  const cached = join(place, name);
  if (!existsSync(cached)) return { keys: {} };
  return isWhole(cached, name) ? { keys: { [name]: name } } : { unusable: 'the cache was changed' };
}

/**
 * Finds the program of all pages, and otherwise lets another process compile it: once for each state
 * of Benchlight, since nothing in it comes from tasks or from the address of a site.
 *
 * @param isCached whether `findProgram` has found it.
 * @returns when that has started, a function that waits for it. @throws ProgramFailure
 */
export async function startProgram(
  name: string,
  isCached: boolean,
): Promise<() => Promise<ProgramFolder>> {
  if (isInstalled) return () => Promise.resolve(packagedProgram);
  const cached = join(place, name);
  if (isCached) return () => openCached(cached);
  prepareFolder(place);
  const staging = join(place, nameUnderway());
  const { runAstro } = await import('../compiler/run-astro.ts');
  const assets = join(staging, programParts.assets);
  const program = join(staging, programParts.program);
  // A program imports its packages, which it finds in folders above its own.
  const isAlone = !isWithin(staging, projectRoot);
  const done = runAstro({ kind: 'program', assets, program, isAlone }, staging);
  return async () => {
    try {
      const warnings = await done;
      return await keepProgram(staging, name, warnings);
    } catch (error) {
      await removeFolders([staging]);
      const system = findSystemError(error);
      // A full disk is no fault of the program. The system does not say what it cannot write.
      if (system) throw Object.assign(error as Error, { path: system.path ?? staging });
      return wrapFailure('the pages cannot be compiled', Promise.reject(error as Error));
    }
  };
}

/** Puts a program into the cache. */
async function keepProgram(
  staging: string,
  name: string,
  warnings: readonly string[],
): Promise<ProgramFolder> {
  const cached = join(place, name);
  writeFileSync(join(staging, warningsFile), JSON.stringify(warnings));
  writeFileSync(join(staging, nameFile), name);
  writeFileDigests(staging, makeFileDigests(staging, listNames(staging)));
  // Another build may be rendering with the program that is cached.
  const isMoved = await putInPlace(staging, cached, () => isWhole(cached, name));
  if (!isMoved) return { folder: staging, warnings, close: () => removeFolders([staging]) };
  removeOldest(place, mostPrograms);
  return openCached(cached);
}

function openCached(folder: string): Promise<ProgramFolder> {
  markUsed(folder);
  const warnings = JSON.parse(readFileSync(join(folder, warningsFile), 'utf8')) as string[];
  return Promise.resolve({ folder, warnings, close: stay });
}

/** Whether a program is as it was compiled. */
function isWhole(folder: string, name: string): boolean {
  try {
    if (readFileSync(join(folder, nameFile), 'utf8') !== name) return false;
    return checkFileDigests(folder, listNames(folder)) !== undefined;
  } catch {
    // Something is missing, or is of another kind.
    return false;
  }
}

const listNames = (folder: string): string[] => listFiles(folder).map(({ name }) => name);
