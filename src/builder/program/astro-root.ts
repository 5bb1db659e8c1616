import { existsSync } from 'node:fs';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { prepareFolder, removeOldest } from '#dataset/cache/cache-files.ts';
import { cacheFolder } from '#dataset/cache/cache-folder.ts';
import { codeFolder, isInstalled, projectRoot } from '#dataset/project-root.ts';
import { isWithin } from '#dataset/relative-name.ts';
import { makeFolder } from '#dataset/write/make-folder.ts';
import { nameUnderway } from '#dataset/write/process-name.ts';
import type { VitePlugin } from '#site/policy/vite-plugin.ts';
import { putInPlace } from '../output/put-in-place.ts';
import { cacheFolders } from '../output/cache-folders.ts';
import { removeFolders } from '../output/remove-folders.ts';
import { listInstalled } from '../packages/installed-packages.ts';
import { fingerprintInstallation, fingerprintProduct } from '../reuse/fingerprint-product.ts';
import { scopeNames } from './scope-names.ts';

/** Whether a program in the cache can import the packages of this clone. */
const findsPackages = isWithin(cacheFolder, projectRoot);

/** A build that is compiling needs its own. */
const mostRoots = 10;

/**
 * Where Astro finds the guides and what its pages load, and where it may write. In a clone it is the
 * project; the folder of a package may be read-only, so there it is a folder of the cache.
 */
export async function openAstroRoot(): Promise<AstroInlineConfig> {
  if (!isInstalled) {
    const vite = { plugins: [includePackages] };
    return { root: projectRoot, ...(!findsPackages && { vite }) };
  }
  const installation = fingerprintInstallation(fingerprintProduct());
  const root = join(cacheFolders.roots, installation.slice(0, 16));
  if (!existsSync(root)) await writeRoot(root);
  return {
    root,
    publicDir: join(projectRoot, 'public'),
    cacheDir: join(root, 'cache'),
    vite: { plugins: [includePackages, ...scopeNames] },
  };
}

/** The packages that a server has to compile, with which Astro reads the collection of guides. */
const compiled = ['@astrojs/starlight', 'astro-expressive-code', 'benchlight'];

const includePackages = {
  name: 'benchlight-packages',
  // A compiled program finds no packages in a cache, so that it has to contain them.
  configEnvironment: (_name, _config, { command }) => ({
    resolve: { noExternal: command === 'build' ? true : compiled },
  }),
} satisfies VitePlugin;

async function writeRoot(root: string): Promise<void> {
  prepareFolder(cacheFolders.roots);
  const own = join(cacheFolders.roots, nameUnderway());
  // Astro warns when it is missing.
  makeFolder(join(own, 'src/pages'));
  await writeFile(join(own, 'package.json'), '{ "private": true, "type": "module" }\n');
  const config = JSON.stringify(join(codeFolder, 'content.config.js').replaceAll('\\', '/'));
  await writeFile(join(own, 'src/content.config.js'), `export { collections } from ${config};\n`);
  await cp(join(codeFolder, 'content'), join(own, 'src/content'), { recursive: true });
  await linkPackages(join(own, 'node_modules'));
  const isMoved = await putInPlace(own, root, () => existsSync(root));
  if (!isMoved) await removeFolders([own]);
  removeOldest(cacheFolders.roots, mostRoots);
}

/** Astro looks for the routes of Starlight from its root. */
async function linkPackages(folder: string): Promise<void> {
  for (const { name, folder: place } of listInstalled(projectRoot)) {
    const link = join(folder, name);
    makeFolder(dirname(link));
    await symlink(place, link, 'junction');
  }
}
