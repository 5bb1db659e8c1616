import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { countBySeverity } from '../../lint/finding.ts';
import type { BuildOptions, BuildResult, BuildSettings } from './build-site.ts';
import { providePageKeys } from '../cache/current-page-keys.ts';
import { removeUnclaimed } from '../cache/former-files.ts';
import { createPageKeys } from '../cache/page-keys.ts';
import { stableOutput } from '../cache/stable-output.ts';
import { listDataFiles } from '../files/data-files.ts';
import { type ListedFile, listFiles } from './list-files.ts';
import { loadSite } from '../load-site.ts';
import { projectRoot } from '../project-root.ts';
import { countRenderedPages } from './rendered-pages.ts';
import { siteConfig } from '../site-config.ts';

interface Rendering extends Pick<BuildOptions, 'progress'> {
  /** The folder to write to, in the project. */
  staging: string;
  /** Settled when files of the former site lie there, if they do. */
  brought: Promise<void> | undefined;
  /** Where Astro keeps what the next build can use. */
  cache: string;
}

interface RenderedSite extends Omit<BuildResult, 'size'> {
  files: readonly ListedFile[];
}

/** Renders a site with Astro. */
export async function renderSite(
  settings: BuildSettings,
  { staging, brought, cache, progress }: Rendering,
): Promise<RenderedSite> {
  const options = { ...settings, progress };
  const site = await loadSite(options);
  const { dataset, catalogue } = site;
  providePageKeys(createPageKeys(catalogue));
  const config = await siteConfig({ ...options, outDir: staging });
  let pages: readonly string[] = [];
  const watcher = {
    name: 'benchlight-build',
    hooks: {
      'astro:build:start': () => brought,
      'astro:build:done': ({ pages: built }: { pages: readonly { pathname: string }[] }) => {
        pages = built.map(({ pathname }) => `${pathname}index.html`);
      },
    },
  };
  // Astro would keep a copy of each page; those of the former site are there already.
  const copies = join(cache, 'dist');
  await mkdir(cache, { recursive: true });
  await symlink(staging, copies, 'junction');
  await build({
    ...config,
    cacheDir: cache,
    experimental: { incrementalBuild: true },
    integrations: [...(config.integrations ?? []), stableOutput(staging), watcher],
    vite: { build: { emptyOutDir: false } },
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
  });
  await rm(copies);

  const place = { base: '/', siteAddress: undefined };
  const addresses = listDataFiles(site, place).map(({ address }) => address.replace(/^\//, ''));
  const files = removeUnclaimed(staging, listFiles(staging), new Set([...pages, ...addresses]));
  return {
    tasks: dataset.tasks.length,
    pages: pages.length,
    rendered: countRenderedPages(),
    findings: countBySeverity(dataset.findings),
    files,
  };
}
