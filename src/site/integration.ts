import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BenchlightOptions } from './benchlight-options.ts';
import { countPages } from './count-pages.ts';
import { writeDataFiles } from './data-files.ts';
import { reloadOnChange, serveDataFiles } from './dev-server.ts';
import { loadSite } from './load-site.ts';
import { injectedRoutes } from './routes.ts';
import { startSearchIndex } from './search-index.ts';
import { type Place, toSiteAddress } from './site-address.ts';

/** Adds the catalogue's routes, writes the files beside the pages, and reloads while developing. */
export function catalogueIntegration(options: BenchlightOptions): AstroIntegration {
  const { progress } = options;
  let place: Place = { base: '/', siteAddress: undefined };
  let search: ReturnType<typeof startSearchIndex> | undefined;
  return {
    name: 'benchlight',
    hooks: {
      'astro:config:setup'({ injectRoute, updateConfig }) {
        // What a script loads later has nothing to preload; the helper for it is a request more.
        updateConfig({ vite: { build: { modulePreload: false } } });
        for (const route of injectedRoutes) injectRoute(route);
      },
      'astro:config:done'({ config }) {
        const { base, site } = config;
        place = { base, siteAddress: toSiteAddress(site, base) };
      },
      async 'astro:build:start'({ setPrerenderer }) {
        // Pagefind works in a process of its own, so it runs beside the rendering.
        const { catalogue } = await loadSite(options);
        search = startSearchIndex(catalogue);
        if (!progress) return;
        progress('preparing pages');
        setPrerenderer((prerenderer) => countPages(prerenderer, progress));
      },
      async 'astro:build:done'({ dir, pages }) {
        const folder = fileURLToPath(dir);
        const addresses = pages.map(({ pathname }) => pathname);
        const site = await loadSite(options);
        await Promise.all([
          writeDataFiles(folder, site, place, progress).then(() => {
            progress?.('writing the search index');
          }),
          search?.finish(folder, addresses),
        ]);
      },
      'astro:server:setup'({ server, logger }) {
        serveDataFiles(server, options, place);
        reloadOnChange(server, options, logger);
      },
    },
  };
}
