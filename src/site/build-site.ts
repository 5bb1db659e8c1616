import { build } from 'astro';
import type { Finding } from '../lint/finding.ts';
import type { BenchlightOptions } from './benchlight-options.ts';
import { loadSite } from './load-site.ts';
import { prepareOutput } from './output-folder.ts';
import { projectRoot } from './project-root.ts';
import { siteConfig } from './site-config.ts';
import { measureSite, type SiteSize } from './site-size.ts';
import { prepareStaging } from './staging-folder.ts';

export interface BuildOptions extends BenchlightOptions {
  /** Absolute. */
  out: string;
  site: string | undefined;
  base: string | undefined;
}

export interface BuildResult {
  tasks: number;
  pages: number;
  findings: readonly Finding[];
  size: SiteSize;
}

/**
 * Builds a site beside its output folder and moves it there when it is whole, so that a failed or
 * interrupted build leaves the former site as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const output = await prepareOutput(options.out, options.tasks);
  const { dataset } = await loadSite(options);

  const staging = await prepareStaging();
  let pages = 0;
  let size: SiteSize;
  try {
    const config = await siteConfig({ ...options, outDir: staging.site });
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
      cacheDir: staging.cache,
      integrations: [...(config.integrations ?? []), counter],
      configFile: false,
      root: projectRoot,
      logLevel: 'error',
    });
    size = measureSite(staging.site);
    await output.replaceWith(staging.site);
  } finally {
    // What is left behind, the next build removes; it must not hide why this one failed.
    await staging.remove().catch(() => undefined);
  }
  return { tasks: dataset.tasks.length, pages, findings: dataset.findings, size };
}
