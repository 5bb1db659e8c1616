import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markUsed, prepareFolder, removeOldest } from '#dataset/cache/cache-files.ts';
import { findSystemError } from '#dataset/system-error.ts';
import { nameUnderway } from '#dataset/write/process-name.ts';
import { putInPlace } from '../output/put-in-place.ts';
import { removeFolders } from '../output/remove-folders.ts';
import { cacheFolders } from '../output/cache-folders.ts';
import { checkFileDigests, makeFileDigests, writeFileDigests } from '../output/file-digests.ts';
import { listFiles } from '../output/list-files.ts';
import type { SiteOptions } from '#site/plugin/site-config.ts';
import type { Available } from '../reuse/decide-reuse.ts';
import type { PageProgram } from './page-program.ts';

/** Pages as a program, and the scripts, styles and other files that they load. */
export interface CompiledPages {
  load(): Promise<PageProgram>;
  /** Reads what pages load, by the name of each file below the folder of a site. */
  readAssets(): Map<string, Uint8Array>;
  /** Removes what no other build will use. */
  close(): Promise<void>;
}

const place = cacheFolders.pages;
/** Each takes 3 MB. */
const mostPrograms = 10;
const parts = { program: 'program', assets: 'assets', name: 'name' };

/** Names a program by what distinguishes it from others: the state of Benchlight, and its addresses. */
export function nameProgram({ site, base }: SiteOptions, product: string): string {
  // All that Astro's configuration takes from the options.
  const common = JSON.stringify({ product, site, base });
  return hash('sha256', common).slice(0, 16);
}

/** Whether an earlier build left a program, as it was compiled. */
export function findCompiledPages(name: string, force: boolean): Available {
  if (force) return { unusable: '--force' };
  const cached = join(place, name);
  if (!existsSync(cached)) return { keys: {} };
  return isWhole(cached, name) ? { keys: { [name]: name } } : { unusable: 'the cache was changed' };
}

/**
 * The compiled pages of a site. They are made once for each program, and cached: nothing in them
 * comes from tasks.
 *
 * @param isCached whether an earlier build left them; otherwise another process compiles them.
 * @returns when that has started, a function that waits for it.
 */
export async function startCompiledPages(
  options: SiteOptions,
  name: string,
  isCached: boolean,
): Promise<() => Promise<CompiledPages>> {
  const cached = join(place, name);
  if (isCached) return () => open(cached);
  prepareFolder(place);
  const own = join(place, nameUnderway());
  const { startCompiling } = await import('./compile-pages.ts');
  const done = startCompiling(options, join(own, parts.assets), join(own, parts.program));
  return async () => {
    try {
      await done;
      return await keepProgram(own, name);
    } catch (error) {
      await removeFolders([own]);
      // The system does not say what it cannot write.
      throw Object.assign(error as Error, { path: findSystemError(error)?.path ?? own });
    }
  };
}

/** Puts a program into the cache. */
async function keepProgram(own: string, name: string): Promise<CompiledPages> {
  const cached = join(place, name);
  closeProgram(own, name);
  // Another build may be rendering with the program that is cached.
  const isMoved = await putInPlace(own, cached, () => isWhole(cached, name));
  if (!isMoved) return open(own, () => removeFolders([own]));
  removeOldest(place, mostPrograms);
  return open(cached);
}

function closeProgram(folder: string, name: string): void {
  writeFileSync(join(folder, parts.name), name);
  writeFileDigests(folder, makeFileDigests(folder, listNames(folder)));
}

/** Whether a program is as it was compiled. */
function isWhole(folder: string, name: string): boolean {
  try {
    if (readFileSync(join(folder, parts.name), 'utf8') !== name) return false;
    return checkFileDigests(folder, listNames(folder)) !== undefined;
  } catch {
    // Something is missing, or is of another kind.
    return false;
  }
}

const listNames = (folder: string): string[] => listFiles(folder).map(({ name }) => name);

async function open(folder: string, close = () => Promise.resolve()): Promise<CompiledPages> {
  markUsed(folder);
  const program = join(folder, parts.program);
  const entry = (await readdir(program)).find((name) => /^prerender-entry\..+\.mjs$/.test(name));
  if (entry === undefined) throw new Error(`${program} has no entry`);
  const address = pathToFileURL(join(program, entry)).href;
  return {
    load: () => import(address) as Promise<PageProgram>,
    readAssets() {
      const assets = join(folder, parts.assets);
      return new Map(listNames(assets).map((name) => [name, readFileSync(join(assets, name))]));
    },
    close,
  };
}
