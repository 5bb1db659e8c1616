import type { VitePlugin } from '../policy/vite-plugin.ts';

/** Begins a path of the file system where Vite would take it for a path of the site. */
const prefix = '/@fs';
const isPart = /^\/(?!@fs\/).*\.astro\?astro&type=/;

/**
 * Lets Astro find the styles and scripts of components that share no folder with the site but `/`, as
 * those of a package in /usr/lib and a site in /home do. Astro takes their absolute paths for paths of
 * the site (`isPathInRoot` in astro/dist/vite-plugin-utils, 7.3), unless they begin with `/@fs`. This
 * can go when `src/tests/packaging` passes without it in a temporary folder of that kind.
 */
export function findStyles(): VitePlugin {
  let top = '';
  return {
    name: 'benchlight-find-styles',
    enforce: 'pre',
    configResolved({ root }) {
      top = topFolder(root);
    },
    resolveId(id, importer, options) {
      if (isPart.test(id)) return topFolder(id) === top ? undefined : `${prefix}${id}`;
      if (!importer?.startsWith(prefix)) return undefined;
      return this.resolve(id, importer.slice(prefix.length), { ...options, skipSelf: true });
    },
  };
}

const topFolder = (path: string) => path.split('/')[1] ?? '';
