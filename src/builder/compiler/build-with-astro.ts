import { siteConfig } from '#site/plugin/site-config.ts';
import { buildInProject } from './build-in-project.ts';
import { includePackages } from './include-packages.ts';
import type { AstroOrder } from './run-astro.ts';

/** Builds a whole site in the public way, slower than with a compiled program. */
export async function buildWithAstro({
  options,
}: Extract<AstroOrder, { kind: 'site' }>): Promise<void> {
  const config = siteConfig(options);
  await buildInProject({
    ...config,
    outDir: options.outDir,
    // Outside of the project, its pages find no packages.
    vite: { ...config.vite, plugins: [includePackages] },
    logLevel: 'error',
  });
}
