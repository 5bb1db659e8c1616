import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { About } from '../../catalogue/citing/about.ts';
import { removeFolders, removeLeftOvers } from '../output/stale-folders.ts';
import { cacheFolder } from '../output/cache-folder.ts';
import { removeOldest } from '../output/remove-oldest.ts';
import type { SiteOptions } from '../../site/plugin/site-config.ts';
import type { PageProgram } from './page-program.ts';

/** Pages as a program, and the scripts, styles and other files that they load. */
export interface CompiledPages {
  load(): Promise<PageProgram>;
  /** Copies what pages load into the folder of a site. */
  copyAssets(folder: string): Promise<void>;
  /** Removes what no other build will use. */
  close(): Promise<void>;
}

const place = join(cacheFolder, 'pages');
/** Each takes 3 MB. */
const mostKept = 10;
const underway = 'underway-';
const parts = { program: 'program', assets: 'assets' };

/**
 * The compiled pages of a site. They are made once for each state of the product and what is common
 * to all pages, and then kept: nothing in them comes from tasks.
 *
 * @param product what tells one state of Benchlight from another.
 * @param force whether to make them anew, for this build alone.
 */
export async function openCompiledPages(
  options: SiteOptions,
  { title, description, canary }: About,
  product: string,
  force: boolean,
): Promise<CompiledPages> {
  const { site, base } = options;
  // All that Astro's configuration takes from the options and the dataset.
  const common = JSON.stringify({ product, site, base, title, description, canary });
  const kept = join(place, hash('sha256', common).slice(0, 16));
  if (!force && existsSync(kept)) return open(kept);
  await mkdir(place, { recursive: true });
  await removeLeftOvers(place, underway);
  const own = join(place, `${underway}${process.pid}`);
  await removeFolders([own]);
  const { compilePages } = await import('./compile-pages.ts');
  await compilePages(options, join(own, parts.assets), join(own, parts.program));
  // Another build may have kept the same pages, and may be rendering with them.
  const isKept = await rename(own, kept).then(
    () => true,
    () => false,
  );
  if (!isKept) return open(own, () => removeFolders([own]));
  await removeOldest(place, mostKept, underway);
  return open(kept);
}

async function open(folder: string, close = () => Promise.resolve()): Promise<CompiledPages> {
  const now = new Date();
  await utimes(folder, now, now);
  const program = join(folder, parts.program);
  const entry = (await readdir(program)).find((name) => /^prerender-entry\..+\.mjs$/.test(name));
  if (entry === undefined) throw new Error(`${program} has no entry`);
  const address = pathToFileURL(join(program, entry)).href;
  return {
    load: () => import(address) as Promise<PageProgram>,
    copyAssets: (to) => cp(join(folder, parts.assets), to, { recursive: true }),
    close,
  };
}
