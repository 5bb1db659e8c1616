import { memoize, memoizeWeakly } from '#text/memoize.ts';
import { type BuildContext, useContext, withContextAt } from '../context/build-context.ts';

/** Lists the pages of a route with the catalogue that the route belongs to, once for both. */
export function pagesOf<Pages>(
  list: (routePattern: string) => Pages,
): (route: { routePattern: string }) => Pages {
  const listOnce = memoizeWeakly<BuildContext, typeof list>(() => memoize(list));
  return ({ routePattern }) =>
    withContextAt(routePattern, () => listOnce(useContext())(routePattern));
}

/** The last part of a route that is the same for all of its pages, such as `apps`. */
export const lastName = (routePattern: string): string =>
  routePattern
    .split('/')
    .filter((part) => !part.startsWith('['))
    .at(-1) ?? '';
