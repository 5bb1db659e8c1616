import { posix } from 'node:path';
import starlight from '@astrojs/starlight';
import type { AstroUserConfig } from 'astro';
import type { ShikiTransformer } from 'shiki';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { guideThemes } from '../code/guide-themes.ts';
import { wholeOptions } from '../code/whole-options.ts';
import { strictPages } from '../policy/strict-pages.ts';
import { siteShell } from '../shell/site-shell.ts';
import { guideLinks } from './guide-links.ts';
import { benchlight, type Parts } from './plugin.ts';

export interface SiteOptions extends BenchlightOptions {
  /** The address the site is published at, for canonical links and the sitemap. Default: none. */
  site?: string | undefined;
  /** The path it is published under, such as `/repository`. Default: `/`. */
  base?: string | undefined;
  /** Where Astro writes. Default: `dist` in the project. */
  outDir?: string;
}

/**
 * The Astro configuration of a site that is nothing but the catalogue and its guides.
 *
 * @param parts what Astro makes: the whole site, or its pages alone.
 */
export function siteConfig(
  { site, base = '/', outDir, ...options }: SiteOptions,
  parts: Parts = 'all',
): AstroUserConfig {
  return {
    ...(site === undefined ? {} : { site }),
    ...(outDir === undefined ? {} : { outDir }),
    base,
    // Removes the time in which rendering waits for the disk; more gains nothing.
    build: { concurrency: 6 },
    devToolbar: { enabled: false },
    prefetch: false,
    vite: { experimental: { renderBuiltUrl } },
    integrations: [
      guideLinks,
      starlight({
        // The shell replaces it with the title of the dataset.
        title: 'Benchlight',
        plugins: [siteShell(), benchlight(options, parts), strictPages()],
        sidebar: [
          { label: 'Guides', collapsed: true, items: [{ autogenerate: { directory: 'guides' } }] },
        ],
        credits: false,
        // Code that scrolls sideways would be an unnamed landmark for each block.
        expressiveCode: {
          plugins: [wholeOptions()],
          defaultProps: {
            wrap: true,
            hangingIndent: 2,
            overridesByLang: { sh: { frame: 'none' } },
          },
          themes: guideThemes,
          useStarlightUiThemeColors: false,
          styleOverrides: {
            borderColor: 'var(--line-2)',
            borderRadius: '0',
            codeBackground: 'var(--sunk)',
            codeForeground: 'var(--ink)',
            codeFontFamily: 'var(--__sl-font-mono)',
            codeFontSize: '0.8125rem',
            codeLineHeight: '1.55',
            frames: {
              frameBoxShadowCssValue: 'none',
              editorActiveTabBackground: 'transparent',
              editorActiveTabBorderColor: 'transparent',
              editorActiveTabIndicatorTopColor: 'transparent',
              editorActiveTabIndicatorBottomColor: 'transparent',
              editorTabBarBackground: 'transparent',
              editorTabBarBorderBottomColor: 'transparent',
              editorTabBarBorderColor: 'transparent',
              editorActiveTabForeground: 'var(--ink-3)',
              editorBackground: 'var(--sunk)',
            },
          },
          shiki: { transformers: [withoutTimeLimit] },
        },
      }),
    ],
  };
}

/**
 * Style sheets and scripts name each other by their places in Astro's one folder, so that they are
 * the same under every base path, their names with them.
 */
const renderBuiltUrl: NonNullable<ViteExperimental['renderBuiltUrl']> = (
  file,
  { hostType, ssr },
) => {
  // Vite takes `relative` for no option where it compiles pages.
  if (hostType === 'css') return `./${posix.basename(file)}`;
  return hostType === 'js' && !ssr ? { relative: true } : undefined;
};

/** On a busy machine, Shiki would leave the rest of a line plain after half a second. */
const withoutTimeLimit: ShikiTransformer = {
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0;
  },
};

type ViteExperimental = NonNullable<NonNullable<AstroUserConfig['vite']>['experimental']>;
