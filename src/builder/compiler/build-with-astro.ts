import { rm } from 'node:fs/promises';
import { build } from 'astro';
import { projectRoot } from '#dataset/project-root.ts';
import { siteConfig } from '#site/plugin/site-config.ts';
import { includePackages } from './include-packages.ts';
import type { AstroOrder } from './run-astro.ts';

/** Builds a whole site in the public way, slower than with a compiled program. */
export async function buildWithAstro({
  options,
}: Extract<AstroOrder, { kind: 'site' }>): Promise<void> {
  const cacheDir = `${options.outDir}-cache`;
  const config = siteConfig(options);
  await build({
    ...config,
    cacheDir,
    // Outside of the project, its pages find no packages.
    vite: { ...config.vite, plugins: [includePackages] },
    configFile: false,
    logLevel: 'error',
    root: projectRoot,
  });
  await rm(cacheDir, { recursive: true, force: true });
}
