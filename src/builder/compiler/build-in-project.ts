import { rm } from 'node:fs/promises';
import { type AstroInlineConfig, build } from 'astro';
import { projectRoot } from '#dataset/project-root.ts';

/** Runs Astro's build in the project, with a cache of its own, since others may build at the same time. */
export async function buildInProject(
  config: AstroInlineConfig & { outDir: string },
): Promise<void> {
  const cacheDir = `${config.outDir}-cache`;
  await build({ ...config, root: projectRoot, cacheDir, configFile: false });
  await rm(cacheDir, { recursive: true, force: true });
}
