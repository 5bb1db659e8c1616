import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AstroIntegration } from 'astro';
import { besideModule } from '#dataset/project-root.ts';
import { UsageError } from '#dataset/usage-error.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { toCataloguePath } from '../context/catalogue-path.ts';
import { refusePaths } from './refuse-paths.ts';
import { reloadOnChange, serveDataFiles } from './dev-server.ts';
import { listRoutes } from './routes.ts';
import { type SiteLocation, toSiteLocation } from '../page/site-location.ts';
import type { VitePlugin } from '../policy/vite-plugin.ts';

/**
 * Adds the catalogue's pages, and reloads them while developing.
 *
 * @param isFirst whether no other catalogue of the site has added what all share.
 * @param hasDataset whether the dataset is there to be served.
 */
export function catalogueRoutes(
  options: BenchlightOptions,
  isFirst: boolean,
  hasDataset: boolean,
): AstroIntegration {
  const path = toCataloguePath(options.path);
  let place: SiteLocation = { base: '/', siteAddress: undefined };
  return {
    name: 'benchlight-routes',
    hooks: {
      'astro:config:setup'({ addMiddleware, injectRoute, updateConfig }) {
        for (const route of listRoutes(path)) injectRoute(route);
        if (path !== '') {
          const entrypoint = besideModule('../page/page-catalogue', import.meta.url);
          addMiddleware({ entrypoint, order: 'pre' });
        }
        if (!isFirst) return;
        updateConfig({ vite: { plugins: [findStyles()] } });
        const entrypoint = besideModule('../policy/allowed-characters', import.meta.url);
        addMiddleware({ entrypoint, order: 'post' });
      },
      'astro:config:done'({ config }) {
        if (config.trailingSlash === 'never') {
          throw new UsageError(
            'Astro\'s option "trailingSlash" is "never", but addresses of the catalogue end in a slash',
            'Set "trailingSlash" to "always" or "ignore".',
          );
        }
        place = toSiteLocation(config.site, config.base, path);
      },
      'astro:server:setup'({ server, logger }) {
        // Astro's own middleware comes before all others, so only the server itself can refuse.
        if (isFirst && server.httpServer) {
          refusePaths(server.httpServer as Server);
        }
        if (!hasDataset) return;
        serveDataFiles(server, options, place, logger);
        reloadOnChange(server, options, logger);
      },
    },
  };
}

/** Begins a path of the file system where Vite would take it for a path of the site. */
const prefix = '/@fs';
const isPart = /^\/(?!@fs\/).*\.astro\?astro&type=/;

/**
 * Lets Astro find the styles and scripts of components that share no folder with the site but `/`, as
 * those of a package in /usr/lib and a site in /home do. Astro takes their absolute paths for paths of
 * the site (`isPathInRoot` in astro/dist/vite-plugin-utils, 7.3), unless they begin with `/@fs`. What
 * begins with a slash and is no file there is a path of the site. This can go when `src/tests/packaging` passes without it in a temporary folder of that kind.
 */
function findStyles(): VitePlugin {
  let top = '';
  return {
    name: 'benchlight-find-styles',
    enforce: 'pre',
    configResolved({ root }) {
      top = topFolder(root);
    },
    resolveId(id, importer, options) {
      if (isPart.test(id)) {
        const isElsewhere = topFolder(id) !== top && existsSync(id.replace(/\?.*$/, ''));
        return isElsewhere ? `${prefix}${id}` : undefined;
      }
      if (!importer?.startsWith(prefix)) return undefined;
      return this.resolve(id, importer.slice(prefix.length), { ...options, skipSelf: true });
    },
  };
}

const topFolder = (path: string) => path.split('/')[1] ?? '';
