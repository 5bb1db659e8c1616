import { build } from 'astro';
import { countBySeverity } from '../lint/finding.ts';
import type { BuildOptions, BuildResult, BuildSettings } from './build-site.ts';
import { providePageKeys } from './cache/current-page-keys.ts';
import { createPageKeys } from './cache/page-keys.ts';
import { stableOutput } from './cache/stable-output.ts';
import { loadSite } from './load-site.ts';
import { projectRoot } from './project-root.ts';
import { countRenderedPages } from './rendered-pages.ts';
import { siteConfig } from './site-config.ts';

interface Rendering extends Pick<BuildOptions, 'progress'> {
  /** The folder to write to, in the project. */
  staging: string;
  /** Where Astro keeps what the next build can use. */
  cache: string;
}

/** Renders a site with Astro. */
export async function renderSite(
  settings: BuildSettings,
  { staging, cache, progress }: Rendering,
): Promise<Omit<BuildResult, 'size'>> {
  const options = { ...settings, progress };
  const { dataset, catalogue } = await loadSite(options);
  providePageKeys(createPageKeys(catalogue));
  const config = await siteConfig({ ...options, outDir: staging });
  let pages = 0;
  const counter = {
    name: 'benchlight-counter',
    hooks: {
      'astro:build:done': ({ pages: built }: { pages: readonly unknown[] }) => {
        pages = built.length;
      },
    },
  };
  await build({
    ...config,
    cacheDir: cache,
    experimental: { incrementalBuild: true },
    integrations: [...(config.integrations ?? []), stableOutput(staging), counter],
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
  });
  const findings = countBySeverity(dataset.findings);
  return { tasks: dataset.tasks.length, pages, rendered: countRenderedPages(), findings };
}
