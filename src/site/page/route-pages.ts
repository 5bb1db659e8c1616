import { withContextAt } from '../context/build-context.ts';

/** Lists the pages of a route with the catalogue that the route belongs to. */
export const pagesOf =
  <Pages>(list: (routePattern: string) => Pages) =>
  ({ routePattern }: { routePattern: string }): Pages =>
    withContextAt(routePattern, () => list(routePattern));

/** The last part of a route that is the same for all of its pages, such as `apps`. */
export const lastName = (routePattern: string): string =>
  routePattern
    .split('/')
    .filter((part) => !part.startsWith('['))
    .at(-1) ?? '';
