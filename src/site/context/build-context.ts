import { AsyncLocalStorage } from 'node:async_hooks';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Results } from '#results/model/results.ts';
import type { SiteHistory } from './site-history.ts';

/** What the pages of one catalogue show. */
export interface BuildContext {
  catalogue: Catalogue;
  /** Where its pages are below the base path, such as `/desktop`. Default: at the base path itself. */
  path?: string | undefined;
  /** The releases of the dataset; undefined when it names none. */
  history?: SiteHistory | undefined;
  /** The results of systems; undefined when the dataset has none. */
  results?: Results | undefined;
  /** The bytes of exports that are written already, by address; others are measured. */
  exportSizes?: ReadonlyMap<string, number>;
}

/**
 * Routes are bundled apart from the plugin that loads the data, but run in its process: the contexts
 * wait where both find them, so that each is loaded once and never becomes part of a module. Pages
 * of several catalogues are rendered at once, so the current context follows the calls.
 */
interface Shared {
  byPath: Map<string, BuildContext>;
  hasGuides: boolean;
  current: AsyncLocalStorage<BuildContext>;
}

const place = Symbol.for('benchlight.build-contexts');
const shared = ((globalThis as { [place]?: Shared })[place] ??= {
  byPath: new Map(),
  hasGuides: true,
  current: new AsyncLocalStorage(),
});

/** Makes a catalogue one of those that the site shows, in place of another at its path. */
export function provideContext(context: BuildContext): void {
  shared.byPath.set(context.path ?? '', context);
}

/**
 * Begins a site, which has no catalogue yet.
 *
 * @param hasGuides whether it has Benchlight's guides; another's site has none of them.
 */
export function beginSite(hasGuides: boolean): void {
  shared.byPath.clear();
  shared.hasGuides = hasGuides;
}

/** Whether pages can link to the guides. */
export const hasGuides = (): boolean => shared.hasGuides;

/** All catalogues of the site, in the order of its configuration. */
export const listContexts = (): BuildContext[] => [...shared.byPath.values()];

/** The catalogue that the current page belongs to, or all of the site where it belongs to none. */
export function listShown(): BuildContext[] {
  const current = shared.current.getStore();
  return current ? [current] : listContexts();
}

/** Runs a function with one catalogue as the current one. */
export const withContext = <Result>(context: BuildContext, run: () => Result): Result =>
  shared.current.run(context, run);

/**
 * Runs a function with the catalogue that a page belongs to.
 *
 * @param address of the page, or the pattern of its route, without the base path.
 */
export function withContextAt<Result>(address: string, run: () => Result): Result {
  const [nearest] = listContexts()
    .filter(({ path = '' }) => isBelow(path, address))
    .sort((one, other) => (other.path ?? '').length - (one.path ?? '').length);
  return nearest ? withContext(nearest, run) : run();
}

const isBelow = (path: string, address: string): boolean =>
  address.startsWith(path) &&
  /^(?:$|\/|\.html$)/.test(path === '' ? '' : address.slice(path.length));

/** The current context; on a page of no catalogue, that of the one at the base path or of the first. */
export function useContext(): BuildContext {
  const context = shared.current.getStore() ?? shared.byPath.get('') ?? listContexts()[0];
  if (!context) {
    throw new Error(
      'no dataset is loaded; add the benchlight plugin to the Starlight integration in astro.config.mjs',
    );
  }
  return context;
}

/** The catalogue that the current page belongs to. */
export const useCatalogue = (): Catalogue => useContext().catalogue;

/** Its releases; undefined when the dataset names none. */
export const useHistory = (): SiteHistory | undefined => useContext().history;

/** Its results; undefined when the dataset has none. */
export const useResults = (): Results | undefined => useContext().results;
