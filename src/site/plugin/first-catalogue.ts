import { fileURLToPath } from 'node:url';
import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { layerOrder } from '../policy/layer-order.ts';
import { shellName } from '../shell/site-shell.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const override = (name: string) => here(`../overrides/${name}.astro`);
const style = (name: string) => here(`../styles/${name}.css`);

const search = override('Search');
const styles = [
  ...['tokens', 'hues', 'icons', 'catalogue', 'tables', 'functions'],
  ...['controls', 'code', 'charts', 'print'],
].map(style);

/** Whether the site has a catalogue already: its styles are there. */
export const hasCatalogue = ({ customCss = [] }: StarlightUserConfig): boolean =>
  styles.every((sheet) => customCss.includes(sheet));

/** Whether the site is nothing but the catalogue and its guides. */
export const isOwnSite = ({ plugins = [] }: StarlightUserConfig): boolean =>
  plugins.some(({ name }) => name === shellName);

/** What the first catalogue changes in the configuration of the site, for all of them. */
export const addFirst = (config: StarlightUserConfig): Partial<StarlightUserConfig> => ({
  components: {
    LanguageSelect: override('LanguageSelect'),
    PageTitle: override('PageTitle'),
    Search: search,
    ThemeProvider: override('ThemeProvider'),
    ContentPanel: override('ContentPanel'),
    ...config.components,
  },
  customCss: [
    ...styles,
    ...(isOwnSite(config) ? [] : [style('guest')]),
    ...(config.customCss ?? []),
  ],
  head: [{ tag: 'style', content: layerOrder }, ...(config.head ?? [])],
  pagefind: false,
  sidebar: config.sidebar ?? [],
});

/** What every further one changes: its search offers all of them, unless the site has a search of its own. */
export const addFurther = ({ components }: StarlightUserConfig): Partial<StarlightUserConfig> =>
  components?.Search === search
    ? { components: { ...components, Search: override('CatalogueSearches') } }
    : {};
