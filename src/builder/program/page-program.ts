// Compiled by Astro together with all pages: see `compile-with-astro.ts`.
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import {
  type FramedPage,
  type SharedFrame,
  toContent,
  toFrame,
  toSlotValues,
} from '../frames/shared-frame.ts';
import { runPass } from '../frames/render-pass.ts';
import { type ContentRenderer, openContentRenderers } from './render-content.ts';

/** A page that a program can render. */
export interface ProgramPage {
  /** Its path without the base, and without slashes at the ends. */
  name: string;
  /** Where it is read, without the base. */
  address: string;
  /** Gives the page, whole or with the frame that others have too. @throws when it cannot. */
  render(): Promise<string | FramedPage>;
}

/** What the compiled module gives. */
export interface PageProgram {
  listPages: typeof listPages;
}

type Route = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

/** No page shows the host where the site has no address. */
const origin = (import.meta.env.SITE as string | undefined) ?? 'http://localhost';
const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** All pages of the catalogue that is current; where two have one name, Astro prefers the first. */
export async function listPages(): Promise<ProgramPage[]> {
  // Astro caches the pages of a route for each manifest, and a process can build several sites.
  const app = new App({ ...createApp().manifest }, false);
  const renderers = openContentRenderers(app.manifest);
  const frames = new Map<string, SharedFrame>();
  const pages = new Map<string, ProgramPage>();
  for (const path of await new StaticPaths(app).getAll()) {
    const page = toPage(app, path, await renderers.next(path.route, path.pathname), frames);
    if (!pages.has(page.name)) pages.set(page.name, page);
  }
  return [...pages.values()];
}

/**
 * @param renderContent renders only the content; undefined where Astro has to render the page.
 * @param frames those that were needed before, by what distinguishes them.
 */
function toPage(
  app: App,
  { pathname, route }: Route,
  renderContent: ContentRenderer | undefined,
  frames: Map<string, SharedFrame>,
): ProgramPage {
  const name = pathname.replaceAll(/^\/+|\/+$/g, '');
  const address = name === '' ? '/' : `/${name}/`;
  const url = new URL(`${base}${address}`, origin);

  const renderByAstro = async () => {
    const response = await app.render(new Request(url), { routeData: route });
    // The page for missing ones is found as any other.
    const isFound = response.ok || (name === '404' && response.status === 404);
    if (!isFound) throw new Error(`the page ${address} cannot be rendered`);
    return response.text();
  };

  const findFrame = async (key: string) => {
    const frame =
      frames.get(key) ??
      toFrame(await runPass({ part: 'frame', path: url.pathname }, renderByAstro), url.href);
    frames.set(key, frame);
    return frame;
  };

  return {
    name,
    address,
    async render() {
      const shared = await renderContent?.(url.pathname);
      if (shared === undefined) return renderByAstro();
      const { texts, marked, content, source } = shared;
      const values = toSlotValues(texts);
      const frame = await findFrame(JSON.stringify([marked, route.route, Object.keys(values)]));
      const all = { ...values, address: url.href };
      return { frame, values: all, content: toContent(content, source) };
    },
  };
}
