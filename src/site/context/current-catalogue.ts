import type { Catalogue } from '../../catalogue/catalogue.ts';

/**
 * Routes are bundled apart from the plugin that loads the data, but run in its process: the
 * catalogue waits where both find it, so that it is loaded once and never becomes part of a module.
 */
const place = Symbol.for('benchlight.catalogue');
const shared = globalThis as { [place]?: Catalogue };

export function provideCatalogue(catalogue: Catalogue): void {
  shared[place] = catalogue;
}

/** The catalogue that this build shows. */
export function useCatalogue(): Catalogue {
  const catalogue = shared[place];
  if (!catalogue) {
    throw new Error(
      'no dataset is loaded; add the benchlight plugin to the Starlight integration in astro.config.mjs',
    );
  }
  return catalogue;
}
