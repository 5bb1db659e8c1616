import '#dataset/require-node.js';
import { fileURLToPath } from 'node:url';
import type { StarlightPlugin } from '@astrojs/starlight/types';
import { besideModule } from '#dataset/project-root.ts';
import { UsageError } from '#dataset/usage-error.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { beginSite, listContexts, provideContext } from '../context/build-context.ts';
import { toCataloguePath } from '../context/catalogue-path.ts';
import { loadSite } from '../context/load-site.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { checkOptions } from './check-options.ts';
import { addFirst, addFurther, hasCatalogue, isOwnSite } from './first-catalogue.ts';

export type { BenchlightOptions } from '../context/benchlight-options.ts';

/** What Astro makes of a catalogue: all of it, or its pages alone. */
export type Parts = 'all' | 'pages';

/**
 * A Starlight plugin that adds the catalogue of a folder of task files to a site. A site with several
 * datasets uses it once for each, with another `path`.
 */
export function benchlight(options: BenchlightOptions, parts: Parts = 'all'): StarlightPlugin {
  return {
    name: 'benchlight',
    hooks: {
      async 'config:setup'({ config, addIntegration, addRouteMiddleware, updateConfig }) {
        if (parts === 'all') checkOptions(options);
        const isFirst = !hasCatalogue(config);
        updateConfig(isFirst ? addFirst(config) : addFurther(config));
        const path = toCataloguePath(options.path);
        // A page for missing ones is a page of the catalogue at the base path, else one of the site.
        if (path === '') updateConfig({ disable404Route: true });
        if (isFirst) {
          addRouteMiddleware({
            entrypoint: fileURLToPath(besideModule('../page/route-data', import.meta.url)),
          });
        }
        addIntegration(catalogueRoutes(options, isFirst, parts === 'all'));
        if (parts === 'pages') return;
        // Astro reads a changed configuration again in the same process.
        if (isFirst) beginSite(isOwnSite(config));
        refuseTakenPath(path);
        provideContext(await loadSite(options));
        addIntegration(catalogueFiles(options));
      },
    },
  };
}

/** Astro alone would show the pages of one of the datasets, and warn of each of its routes. */
function refuseTakenPath(path: string): void {
  if (listContexts().every((context) => (context.path ?? '') !== path)) return;
  throw new UsageError(
    `two datasets of the site have ${path === '' ? 'no path' : `the path "${path.slice(1)}"`}`,
    "Give each use of the plugin another \"path\", as in benchlight({ tasks: 'web', path: 'web' }).",
  );
}
