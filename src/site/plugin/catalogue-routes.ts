import type { AstroIntegration } from 'astro';
import { besideModule } from '../../dataset/project-root.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { reloadOnChange, serveDataFiles } from './dev-server.ts';
import { findStyles } from './find-styles.ts';
import { injectedRoutes } from './routes.ts';
import { type SiteLocation, toSiteLocation } from '../page/site-location.ts';

/** Adds the catalogue's pages, and reloads them while developing. */
export function catalogueRoutes(options: BenchlightOptions): AstroIntegration {
  let place: SiteLocation = { base: '/', siteAddress: undefined };
  return {
    name: 'benchlight-routes',
    hooks: {
      'astro:config:setup'({ addMiddleware, injectRoute, updateConfig }) {
        // What a script loads later has nothing to preload; the helper for it is a request more.
        updateConfig({ vite: { build: { modulePreload: false }, plugins: [findStyles()] } });
        const entrypoint = besideModule('../policy/allowed-characters', import.meta.url);
        addMiddleware({ entrypoint, order: 'post' });
        for (const route of injectedRoutes) injectRoute(route);
      },
      'astro:config:done'({ config }) {
        place = toSiteLocation(config.site, config.base);
      },
      'astro:server:setup'({ server, logger }) {
        serveDataFiles(server, options, place);
        reloadOnChange(server, options, logger);
      },
    },
  };
}
