import { memoize } from '#text/memoize.ts';
import type { RouteData, SSRManifest } from 'astro';
import { NeedsAstro } from '../frames/component-runtime.ts';
import { createContentResult, type PageRequest } from '../frames/content-result.ts';
import type { PageTexts } from '../frames/shared-frame.ts';
import { type ContentPass, runPass } from '../frames/render-pass.ts';
import type { MarkedEntry } from '#site/page/sidebar-entries.ts';

/** A page whose content and frame are rendered apart. */
interface SharedPage {
  texts: PageTexts;
  /** What the sidebar marks; pages that differ in it have other frames. */
  marked: MarkedEntry | undefined;
  content: string;
  /** The text of the task file that the content has a marker for, if it has one. */
  source: string | undefined;
}

/** Renders the content of a page; undefined where Astro has to render the page whole. */
export type ContentRenderer = (path: string) => Promise<SharedPage | undefined>;

/** What a route of ours consists of once it is compiled. */
interface PageModule {
  default: (result: unknown, props: object, slots: object) => unknown;
  getStaticPaths?: (options: { routePattern: string }) => StaticPath[] | Promise<StaticPath[]>;
}

interface StaticPath {
  params: Record<string, string | undefined>;
  props?: object;
}

/**
 * Renders the contents of pages only with their components, without the request, the response and the
 * stream that each page costs in Astro's app.
 */
export function openContentRenderers(manifest: SSRManifest) {
  const site = manifest.site === undefined ? undefined : new URL(manifest.site);
  const findScript = (id: string) => {
    const file = manifest.entryModules[id];
    if (file === undefined || manifest.inlinedScripts.has(id)) throw new NeedsAstro(id);
    return `${manifest.base.replace(/\/$/, '')}/${file}`;
  };

  async function openRoute(route: RouteData): Promise<Iterator<RoutePage>> {
    // Starlight's own route shows pages that were written by hand.
    if (!/(?:^|\/)site\/routes\//.test(route.component)) return [].values();
    const found = await manifest.pageMap?.get(route.component)?.();
    const module = (await found?.page()) as PageModule | undefined;
    if (!module) throw new Error(`${route.component} is not among the compiled pages`);
    const routePattern = route.route;
    const paths = (await module.getStaticPaths?.({ routePattern })) ?? [{ params: {} }];
    return paths
      .map(({ params, props = {} }) => {
        const request = { params, routePattern, site, findScript };
        return { params, render: toRenderer(module, request, props) };
      })
      .values();
  }

  const openOnce = memoize(openRoute);
  return {
    /**
     * The renderer of the next page of a route.
     *
     * @param pathname of the page, as Astro lists it.
     * @throws when the route lists another page there.
     */
    async next(route: RouteData, pathname: string): Promise<ContentRenderer | undefined> {
      const page = (await openOnce(route)).next().value as RoutePage | undefined;
      const values = Object.values(page?.params ?? {});
      if (!values.every((value) => pathname.includes(value ?? ''))) {
        throw new Error(`${route.route} lists ${values.join()} where Astro lists ${pathname}`);
      }
      return page?.render;
    },
  };
}

interface RoutePage {
  params: StaticPath['params'];
  render: ContentRenderer;
}

function toRenderer(module: PageModule, request: PageRequest, props: object): ContentRenderer {
  return async (path) => {
    const pass: ContentPass = { part: 'content', path };
    const result = createContentResult(request);
    try {
      await runPass(pass, async () => {
        module.default(result, props, {});
        if (pass.shared) pass.shared.content = await pass.shared.content;
      });
    } catch (error) {
      if (error instanceof NeedsAstro) return undefined;
      throw new Error(`the page ${path} cannot be rendered: ${String(error)}`, { cause: error });
    }
    if (!pass.shared) return undefined;
    const { texts, marked, content } = pass.shared;
    return { texts, marked, content: String(content), source: pass.source };
  };
}
