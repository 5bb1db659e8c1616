// Compiled by Astro together with all pages: see `compile-pages.ts`.
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import {
  type FramedPage,
  type PageFrame,
  toContent,
  toFrame,
  toSlotValues,
} from '../frames/page-frame.ts';
import { type RenderPass, runPass } from '../frames/render-pass.ts';

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
  const frames = new Map<string, PageFrame>();
  const pages = new Map<string, ProgramPage>();
  for (const route of await new StaticPaths(app).getAll()) {
    const page = toPage(app, route, frames);
    if (!pages.has(page.name)) pages.set(page.name, page);
  }
  return [...pages.values()];
}

/** @param frames those that were needed before, by what distinguishes them. */
function toPage(app: App, { pathname, route }: Route, frames: Map<string, PageFrame>): ProgramPage {
  const name = pathname.replaceAll(/^\/+|\/+$/g, '');
  const address = name === '' ? '/' : `/${name}/`;
  const url = new URL(`${base}${address}`, origin);

  const run = (pass: RenderPass) =>
    runPass(pass, async () => {
      const response = await app.render(new Request(url), { routeData: route });
      // The page for missing ones is found as any other.
      const isFound = response.ok || (name === '404' && response.status === 404);
      if (!isFound) throw new Error(`the page ${address} cannot be rendered`);
      return response.text();
    });

  const findFrame = async (key: string) => {
    const frame =
      frames.get(key) ?? toFrame(await run({ part: 'frame', path: url.pathname }), url.href);
    frames.set(key, frame);
    return frame;
  };

  return {
    name,
    address,
    async render() {
      const pass: RenderPass = { part: 'content', path: url.pathname };
      const whole = await run(pass);
      if (pass.shared === undefined) return whole;
      const { texts, content } = pass.shared;
      const values = toSlotValues(texts);
      const frame = await findFrame(JSON.stringify([route.route, Object.keys(values)]));
      const all = { ...values, address: url.href };
      return { frame, values: all, content: toContent(content, pass.source) };
    },
  };
}
