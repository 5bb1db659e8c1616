import { fileURLToPath } from 'node:url';
import type { StarlightPlugin, StarlightUserConfig } from '@astrojs/starlight/types';
import type { BenchlightOptions } from './benchlight-options.ts';
import { catalogueIntegration } from './integration.ts';
import { loadSite } from './load-site.ts';
import { catalogueSidebar } from './sidebar.ts';

/** A Starlight plugin that adds the catalogue of a folder of task files to a site. */
export function benchlight(options: BenchlightOptions): StarlightPlugin {
  return {
    name: 'benchlight',
    hooks: {
      async 'config:setup'({ config, addIntegration, addRouteMiddleware, updateConfig }) {
        const site = await loadSite(options);
        updateConfig({
          components: { Search: component('Search'), ...config.components },
          customCss: [
            style('catalogue'),
            style('code'),
            style('charts'),
            style('print'),
            ...(config.customCss ?? []),
          ],
          disable404Route: true,
          head: [...canaryTag(site.catalogue.about.canary), ...(config.head ?? [])],
          pagefind: false,
          sidebar: [...catalogueSidebar(site.catalogue), ...(config.sidebar ?? [])],
        });
        addRouteMiddleware({ entrypoint: here('./route-data.ts') });
        addIntegration(catalogueIntegration(options));
      },
    },
  };
}

/** Marks every page, hand-written ones too, for those who filter training data. */
function canaryTag(canary: string | undefined): NonNullable<StarlightUserConfig['head']> {
  return canary === undefined ? [] : [{ tag: 'meta', attrs: { name: 'canary', content: canary } }];
}

const component = (name: string) => here(`./components/${name}.astro`);
const style = (name: string) => here(`./styles/${name}.css`);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
