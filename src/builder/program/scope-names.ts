import { shortHash } from '#text/short-hash.ts';
import type { VitePlugin } from '#site/policy/vite-plugin.ts';

/**
 * Names the scopes of styles by the places of components in their packages. Astro names them by the
 * places of packages on the disk, so each installation would write other bytes. Styles are renamed
 * before Vite reads them, components after Astro has compiled them.
 */
export const scopeNames = (['pre', 'post'] as const).map(
  (enforce) =>
    ({
      name: `benchlight-scope-names-${enforce}`,
      enforce,
      transform: (code: string, id: string) => {
        const [, file, query] = component.exec(id) ?? [];
        const isStyle = query?.includes('type=style') === true;
        if (file === undefined || isStyle !== (enforce === 'pre')) return undefined;
        return { code: renameScope(code, file), map: null };
      },
    }) satisfies VitePlugin,
);

/** The place of a component in its package, and what of it is meant. */
const component = /\/node_modules\/((?:(?!\/node_modules\/).)*\.astro)(\?.*)?$/;

/** @param file its package, and its place there */
const renameScope = (code: string, file: string): string =>
  code.replaceAll(/\bastro-[a-z0-9]{8}\b/g, `astro-${shortHash(file).slice(0, 8)}`);
