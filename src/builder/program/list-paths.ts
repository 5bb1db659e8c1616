import type { RouteData, SSRManifest } from 'astro';
import type { Component } from './render-content.ts';

/** A page of a route, before it is rendered. */
export interface PagePath {
  route: RouteData;
  /** Without the base, and without slashes at the ends. */
  name: string;
  component: Component;
  params: Params;
  props: object;
}

type Params = Readonly<Record<string, string | undefined>>;

/** What a route consists of once it is compiled. */
interface PageModule {
  default: Component;
  getStaticPaths?: (options: { routePattern: string }) => StaticPath[] | Promise<StaticPath[]>;
}

interface StaticPath {
  params: Params;
  props?: object;
}

/**
 * The pages of all routes, in the order of Astro's routes: where two have one name, the first is shown.
 *
 * @throws when a route has not been compiled, or when there is no page at all.
 */
export async function listPaths({ routes, pageMap }: SSRManifest): Promise<PagePath[]> {
  const pages = new Map<string, PagePath>();
  for (const { routeData: route } of routes) {
    if (route.type !== 'page' || !route.prerender) continue;
    const compiled = await pageMap?.get(route.component)?.();
    const module = (await compiled?.page()) as PageModule | undefined;
    if (!module) throw new Error(`${route.component} is not among the compiled pages`);
    const paths = (await module.getStaticPaths?.({ routePattern: route.route })) ?? [
      { params: {} },
    ];
    for (const { params, props = {} } of paths) {
      const name = toName(route.route, params);
      if (!pages.has(name))
        pages.set(name, { route, name, component: module.default, params, props });
    }
  }
  if (pages.size === 0) throw new Error('the compiled program has no pages');
  return [...pages.values()];
}

/** `/tasks/[...path]` with `path` "a/2" is `tasks/a/2`. */
const toName = (pattern: string, params: Params): string =>
  pattern
    .split('/')
    .map((segment) => {
      const [, parameter] = /^\[(?:\.{3})?(\w+)\]$/.exec(segment) ?? [];
      return parameter === undefined ? segment : (params[parameter] ?? '');
    })
    .filter((segment) => segment !== '')
    .join('/');
