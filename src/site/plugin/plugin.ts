import { fileURLToPath } from 'node:url';
import type { StarlightPlugin } from '@astrojs/starlight/types';
import { besideModule } from '../../dataset/project-root.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { loadSite } from '../context/load-site.ts';
import { layerOrder } from '../policy/layer-order.ts';

/** What Astro makes of a catalogue: all of it, or its pages alone. */
export type Parts = 'all' | 'pages';

/** A Starlight plugin that adds the catalogue of a folder of task files to a site. */
export function benchlight(options: BenchlightOptions, parts: Parts = 'all'): StarlightPlugin {
  return {
    name: 'benchlight',
    hooks: {
      async 'config:setup'({ config, addIntegration, addRouteMiddleware, updateConfig }) {
        updateConfig({
          components: {
            PageTitle: component('PageTitle'),
            Search: component('Search'),
            ThemeProvider: here('../layouts/ThemeProvider.astro'),
            ...config.components,
          },
          customCss: [
            style('tokens'),
            style('hues'),
            style('icons'),
            style('catalogue'),
            style('task'),
            style('tables'),
            style('groups'),
            style('functions'),
            style('controls'),
            style('code'),
            style('charts'),
            style('print'),
            ...(config.customCss ?? []),
          ],
          disable404Route: true,
          head: [layers, ...(config.head ?? [])],
          pagefind: false,
          sidebar: config.sidebar ?? [],
        });
        addRouteMiddleware({
          entrypoint: fileURLToPath(besideModule('../page/route-data', import.meta.url)),
        });
        addIntegration(catalogueRoutes(options));
        if (parts === 'pages') return;
        await loadSite(options);
        addIntegration(catalogueFiles(options));
      },
    },
  };
}

const layers = { tag: 'style' as const, content: layerOrder };

const component = (name: string) => here(`../components/${name}.astro`);
const style = (name: string) => here(`../styles/${name}.css`);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
