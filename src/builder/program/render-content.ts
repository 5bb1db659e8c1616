import type { RouteData, SSRManifest } from 'astro';
import { NeedsAstro } from '../frames/component-runtime.ts';
import { createContentResult } from '../frames/content-result.ts';
import type { PageTexts } from '../frames/page-frame.ts';
import { type ContentPass, runPass } from '../frames/render-pass.ts';

/** A page that can share a frame with others. */
interface SharedPage {
  texts: PageTexts;
  content: string;
  /** The text of the task file that the content has a marker for, if it has one. */
  source: string | undefined;
}

/** Renders the content of a page; undefined where the page cannot share a frame. */
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
 * Renders the contents of pages by their components alone. A request to Astro's app takes as long as
 * the content of a page itself.
 */
export function openContentRenderers(manifest: SSRManifest) {
  const routes = new Map<RouteData, Promise<Iterator<ContentRenderer>>>();
  return {
    /** The renderer of the next page of a route, in the order in which Astro lists them. */
    async next(route: RouteData): Promise<ContentRenderer | undefined> {
      const opened = routes.get(route) ?? openRoute(manifest, route);
      routes.set(route, opened);
      return (await opened).next().value as ContentRenderer | undefined;
    },
  };
}

async function openRoute(
  manifest: SSRManifest,
  route: RouteData,
): Promise<Iterator<ContentRenderer>> {
  // Starlight's own route shows pages that were written by hand.
  if (!/(?:^|\/)site\/routes\//.test(route.component)) return [].values();
  const found = await manifest.pageMap?.get(route.component)?.();
  const module = (await found?.page()) as PageModule | undefined;
  if (!module) throw new Error(`${route.component} is not among the compiled pages`);
  const paths = (await module.getStaticPaths?.({ routePattern: route.route })) ?? [{ params: {} }];
  return paths
    .map(({ params, props = {} }) => toRenderer(manifest, route, module, params, props))
    .values();
}

function toRenderer(
  manifest: SSRManifest,
  route: RouteData,
  module: PageModule,
  params: StaticPath['params'],
  props: object,
): ContentRenderer {
  const site = manifest.site === undefined ? undefined : new URL(manifest.site);
  const findScript = (id: string) => {
    const file = manifest.entryModules[id];
    if (file === undefined || manifest.inlinedScripts.has(id)) throw new NeedsAstro(id);
    return `${manifest.base.replace(/\/$/, '')}/${file}`;
  };
  return async (path) => {
    const pass: ContentPass = { part: 'content', path };
    const result = createContentResult({ params, routePattern: route.route, site, findScript });
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
    const { texts, content } = pass.shared;
    return { texts, content: String(content), source: pass.source };
  };
}
