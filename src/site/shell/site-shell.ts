import { fileURLToPath } from 'node:url';
import type { StarlightPlugin } from '@astrojs/starlight/types';
import { besideModule } from '#dataset/project-root.ts';

/** By which other plugins know that the site is nothing but the catalogue and its guides. */
export const shellName = 'benchlight-shell';

/**
 * A Starlight plugin that gives a site the look of the catalogue: type, colours, header and sidebar.
 * A catalogue within another site keeps the look of that site.
 */
export function siteShell(): StarlightPlugin {
  return {
    name: shellName,
    hooks: {
      'config:setup'({ config, updateConfig, addRouteMiddleware }) {
        addRouteMiddleware({
          entrypoint: fileURLToPath(besideModule('./site-name', import.meta.url)),
        });
        updateConfig({
          components: {
            Head: here('./Head.astro'),
            Header: here('./Header.astro'),
            MobileMenuToggle: here('./MobileMenuToggle.astro'),
            Sidebar: here('./Sidebar.astro'),
            SiteTitle: here('./SiteTitle.astro'),
            ThemeProvider: here('./ThemeProvider.astro'),
            ThemeSelect: here('./ThemeSelect.astro'),
            ...config.components,
          },
          customCss: [
            here('../styles/fonts.css'),
            ...(config.customCss ?? []),
            here('../styles/shell.css'),
          ],
        });
      },
    },
  };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
