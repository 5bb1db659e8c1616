// Builds the site of the examples as Astro alone does it, for a comparison.
import '#site/plugin/astro-variables.ts';
import { rm } from 'node:fs/promises';
import { build } from 'astro';
import { projectRoot } from '#dataset/project-root.ts';
import { siteConfig } from '#site/plugin/site-config.ts';

const [tasks = '', outDir = '', site, base] = process.argv.slice(2);
const cacheDir = `${outDir}-cache`;
await build({
  ...siteConfig({ tasks, outDir, site, base }),
  cacheDir,
  configFile: false,
  root: projectRoot,
  logLevel: 'error',
});
await rm(cacheDir, { recursive: true });
