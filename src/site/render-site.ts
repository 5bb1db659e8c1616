import { build } from 'astro';
import { countBySeverity } from '../lint/finding.ts';
import type { BuildOptions, BuildResult, BuildSettings } from './build-site.ts';
import { loadSite } from './load-site.ts';
import { projectRoot } from './project-root.ts';
import { siteConfig } from './site-config.ts';
import { measureSite } from './site-size.ts';

interface Folders {
  /** Where the site is written, in the project. */
  staging: string;
  /** Where Astro keeps what the next build can use. */
  cache: string;
}

/** Renders a site with Astro. */
export async function renderSite(
  options: BuildSettings & Pick<BuildOptions, 'progress'>,
  { staging, cache }: Folders,
): Promise<BuildResult> {
  const { dataset } = await loadSite(options);
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
    integrations: [...(config.integrations ?? []), counter],
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
  });
  return {
    tasks: dataset.tasks.length,
    pages,
    findings: countBySeverity(dataset.findings),
    size: measureSite(staging),
    isUnchanged: false,
  };
}
