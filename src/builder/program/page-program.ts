// Compiled by Astro together with all pages: see `compile-with-astro.ts`.
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import {
  type FramedPage,
  type SharedFrame,
  toFrame,
  toFrameTexts,
  toSlotValues,
} from '../frames/shared-frame.ts';
import { listPaths, type PagePath } from './list-paths.ts';
import { type PageParts, renderContent } from './render-content.ts';

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

/** What all pages of a site are rendered with. */
interface Program {
  app: App;
  site: URL | undefined;
  /** Without a slash at its end. */
  base: string;
  /** Those that were needed before, by what distinguishes them. */
  frames: Map<string, SharedFrame>;
}

/**
 * All pages of the catalogue that is current.
 *
 * @param siteAddress the address of the site; no page shows the host where there is none.
 */
export async function listPages(siteAddress: string | undefined): Promise<ProgramPage[]> {
  const { site: _site, ...manifest } = createApp().manifest;
  // Astro caches the pages of a route for each manifest, and a process can build several sites.
  const app = new App({ ...manifest, ...(siteAddress && { site: siteAddress }) }, false);
  const program = {
    app,
    site: siteAddress === undefined ? undefined : new URL(siteAddress),
    base: manifest.base.replace(/\/$/, ''),
    frames: new Map<string, SharedFrame>(),
  };
  return (await listPaths(app.manifest)).map((path) => toPage(program, path));
}

function toPage(program: Program, path: PagePath): ProgramPage {
  const { app, site, base, frames } = program;
  const { name, route } = path;
  const address = name === '' ? '/' : `/${name}/`;
  const url = new URL(`${base}${address}`, site ?? 'http://localhost');

  const renderByAstro = async (locals: Partial<App.Locals> = {}) => {
    const response = await app.render(new Request(url), { routeData: route, locals });
    // The page for missing ones is found as any other.
    const isFound = response.ok || (name === '404' && response.status === 404);
    if (!isFound) throw new Error(`Astro answers with ${response.status}`);
    return response.text();
  };

  const findFrame = async (key: string, parts: PageParts): Promise<SharedFrame> => {
    const frame =
      frames.get(key) ??
      toFrame(await renderByAstro({ frame: toFrameTexts(parts.texts) }), url.href);
    frames.set(key, frame);
    return frame;
  };

  return {
    name,
    address,
    async render() {
      const parts = await renderParts(program, path, url.pathname);
      if (!parts) return renderByAstro();
      const values = toSlotValues(parts.texts);
      const key = JSON.stringify([parts.marked, route.route, Object.keys(values)]);
      const frame = await findFrame(key, parts);
      return { frame, values: { ...values, address: url.href }, content: parts.content };
    },
  };
}

/** Undefined where Astro has to render the page whole, as one of Starlight's own route, which was written by hand. */
async function renderParts(
  { app, site, base }: Program,
  { route, component, params, props }: PagePath,
  path: string,
): Promise<PageParts | undefined> {
  if (!/(?:^|\/)site\/routes\//.test(route.component)) return undefined;
  const { entryModules, inlinedScripts } = app.manifest;
  const findScript = (id: string) => {
    const file = entryModules[id];
    if (file === undefined || inlinedScripts.has(id)) throw new Error(`${id} is not a file`);
    return `${base}/${file}`;
  };
  const request = { params, routePattern: route.route, site, findScript };
  return renderContent(component, request, props, path);
}
