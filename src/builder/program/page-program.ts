// Compiled by Astro together with all pages: see `compile-with-astro.ts`.
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import type { SSRManifest } from 'astro';
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

/**
 * All pages of the catalogue that is current.
 *
 * @param siteAddress the address of the site; no page shows the host where there is none.
 */
export async function listPages(siteAddress: string | undefined): Promise<ProgramPage[]> {
  const { site: _site, ...manifest } = createApp().manifest;
  // Astro caches the pages of a route for each manifest, and a process can build several sites.
  const app = new App({ ...manifest, ...(siteAddress && { site: siteAddress }) }, false);
  const frames = new Map<string, SharedFrame>();
  return (await listPaths(app.manifest)).map((path) => toPage(app, path, frames));
}

/** @param frames those that were needed before, by what distinguishes them. */
function toPage(app: App, path: PagePath, frames: Map<string, SharedFrame>): ProgramPage {
  const { name, route } = path;
  const { base, site } = app.manifest;
  const siteAddress = site === undefined ? undefined : new URL(site);
  const address = name === '' ? '/' : `/${name}/`;
  const url = new URL(`${base.replace(/\/$/, '')}${address}`, siteAddress ?? 'http://localhost');

  const renderByAstro = async (locals: Partial<App.Locals> = {}) => {
    const response = await app.render(new Request(url), {
      routeData: route,
      locals,
    });
    // The page for missing ones is found as any other.
    const isFound = response.ok || (name === '404' && response.status === 404);
    if (!isFound) throw new Error(`the page ${address} cannot be rendered`);
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
      const parts = await renderOwnContent(path, url.pathname, siteAddress, app.manifest);
      if (!parts) return renderByAstro();
      const values = toSlotValues(parts.texts);
      const frame = await findFrame(
        JSON.stringify([parts.marked, route.route, Object.keys(values)]),
        parts,
      );
      return { frame, values: { ...values, address: url.href }, content: parts.content };
    },
  };
}

/** Undefined for a page of Starlight's own route, which shows what was written by hand. */
function renderOwnContent(
  { route, component, params, props }: PagePath,
  path: string,
  site: URL | undefined,
  manifest: SSRManifest,
) {
  if (!/(?:^|\/)site\/routes\//.test(route.component)) return undefined;
  const findScript = (id: string) => {
    const file = manifest.entryModules[id];
    if (file === undefined || manifest.inlinedScripts.has(id))
      throw new Error(`${id} is not a file`);
    return `${manifest.base.replace(/\/$/, '')}/${file}`;
  };
  return renderContent(
    component,
    { params, routePattern: route.route, site, findScript },
    props,
    path,
  );
}
