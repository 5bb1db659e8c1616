import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Results } from '../../results/model/results.ts';
import type { SiteHistory } from './site-history.ts';

/** What the pages of one build show. */
export interface BuildContext {
  catalogue: Catalogue;
  /** The releases of the dataset; undefined when it names none. */
  history?: SiteHistory | undefined;
  /** The results of systems; undefined when the dataset has none. */
  results?: Results | undefined;
  /** The bytes of exports that are written already, by address; others are measured. */
  exportSizes?: ReadonlyMap<string, number>;
}

/**
 * Routes are bundled apart from the plugin that loads the data, but run in its process: the context
 * waits where both find it, so that it is loaded once and never becomes part of a module.
 */
const place = Symbol.for('benchlight.build-context');
const shared = globalThis as { [place]?: BuildContext };

export function provideContext(context: BuildContext): void {
  shared[place] = context;
}

export function useContext(): BuildContext {
  const context = shared[place];
  if (!context) {
    throw new Error(
      'no dataset is loaded; add the benchlight plugin to the Starlight integration in astro.config.mjs',
    );
  }
  return context;
}

/** The catalogue that this build shows. */
export const useCatalogue = (): Catalogue => useContext().catalogue;

/** The releases that this build shows; undefined when the dataset names none. */
export const useHistory = (): SiteHistory | undefined => useContext().history;

/** The results that this build shows; undefined when the dataset has none. */
export const useResults = (): Results | undefined => useContext().results;
