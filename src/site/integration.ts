import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BenchlightOptions } from './benchlight-options.ts';
import { countRendered } from './count-rendered.ts';
import { writeDataFiles } from './files/data-files.ts';
import { reloadOnChange, serveDataFiles } from './dev-server.ts';
import { loadSite } from './load-site.ts';
import { injectedRoutes } from './routes.ts';
import { isHandWritten, startSearchIndex } from './search/search-index.ts';
import { type Place, toSiteAddress } from './site-address.ts';
import { watchPages } from './watch-pages.ts';

/** Adds the catalogue's routes, writes the files beside the pages, and reloads while developing. */
export function catalogueIntegration(options: BenchlightOptions): AstroIntegration {
  const { progress } = options;
  let place: Place = { base: '/', siteAddress: undefined };
  let folder = '';
  let finishing: () => Promise<unknown> = () => Promise.resolve();
  return {
    name: 'benchlight',
    hooks: {
      'astro:config:setup'({ injectRoute, updateConfig }) {
        // What a script loads later has nothing to preload; the helper for it is a request more.
        updateConfig({ vite: { build: { modulePreload: false } } });
        for (const route of injectedRoutes) injectRoute(route);
      },
      'astro:config:done'({ config }) {
        const { base, site, outDir } = config;
        place = { base, siteAddress: toSiteAddress(site, base) };
        folder = fileURLToPath(outDir);
      },
      async 'astro:build:start'({ setPrerenderer }) {
        const site = await loadSite(options);
        progress?.('preparing pages');
        const search = startSearchIndex(site.catalogue, folder);
        let files: Promise<void> | undefined;
        finishing = () => Promise.all([files, search.finish()]);
        setPrerenderer((prerenderer) =>
          watchPages(countRendered(prerenderer, progress), place.base, {
            begin() {
              files = writeDataFiles(folder, site, place);
              // A failure is reported when all is finished.
              files.catch(() => undefined);
            },
            list(pages) {
              search.expect(pages.filter(isHandWritten));
            },
            asksFor: isHandWritten,
            take: search.add,
            render(name) {
              rmSync(join(folder, name, 'index.html'), { force: true });
            },
          }),
        );
      },
      async 'astro:build:done'() {
        progress?.('finishing files and search');
        await finishing();
      },
      'astro:server:setup'({ server, logger }) {
        serveDataFiles(server, options, place);
        reloadOnChange(server, options, logger);
      },
    },
  };
}
