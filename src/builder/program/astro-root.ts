import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroInlineConfig } from 'astro';
import { codeFolder, isInstalled, projectRoot } from '../../dataset/project-root.ts';
import { cacheFolder } from '../output/cache-folder.ts';

/**
 * Where Astro finds Benchlight's own pages, and where it may write. In a clone it is the project; the
 * folder of a package may be read-only, so there it is a folder of the cache.
 */
export async function openAstroRoot(): Promise<AstroInlineConfig> {
  if (!isInstalled) return { root: projectRoot };
  const root = join(cacheFolder, 'root');
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "private": true, "type": "module" }\n');
  return {
    root,
    // As addresses, since a path of Windows begins like one.
    srcDir: `${pathToFileURL(codeFolder).href}/`,
    publicDir: `${pathToFileURL(projectRoot).href}/public/`,
    cacheDir: join(root, 'cache'),
  };
}
