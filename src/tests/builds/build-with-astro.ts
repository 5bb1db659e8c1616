// Builds the site of a folder as Astro alone does it, for a comparison.
import '#site/plugin/astro-variables.ts';
import { buildWithAstro } from '#builder/compiler/build-with-astro.ts';

const [tasks = '', outDir = '', site, base] = process.argv.slice(2);
await buildWithAstro({ kind: 'site', options: { tasks, outDir, site, base } });
