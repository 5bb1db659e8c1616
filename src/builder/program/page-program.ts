// Compiled by Astro together with all pages: see `compile-pages.ts`.
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import {
  type FramedPage,
  type Framing,
  type PageFrame,
  toContent,
  toFrame,
} from '../frames/page-shell.ts';

/** A page that a program can render. */
export interface ProgramPage {
  /** Its path without the base, and without slashes at the ends. */
  name: string;
  /** Where it is read, without the base. */
  address: string;
  /** Names its content, as `page-keys.ts` says; undefined when nothing is known of it. */
  key: string | undefined;
  /** Gives the page, whole or with the frame that others have too. @throws when it cannot. */
  render(): Promise<string | FramedPage>;
}

/** What the compiled module gives. */
export interface PageProgram {
  listPages: typeof listPages;
}

type Route = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

const app = createApp({ streaming: false });
/** Nothing on a page tells of the host where the site has no address. */
const origin = (import.meta.env.SITE as string | undefined) ?? 'http://localhost';
const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** All pages of the catalogue that is current; where two have one name, Astro prefers the first. */
export async function listPages(): Promise<ProgramPage[]> {
  const frames = new Map<string, PageFrame>();
  const pages = new Map<string, ProgramPage>();
  for (const route of await new StaticPaths(app).getAll()) {
    const page = toPage(route, frames);
    if (!pages.has(page.name)) pages.set(page.name, page);
  }
  return [...pages.values()];
}

/** @param frames those that were needed before, by the key of their shape. */
function toPage({ pathname, route, cacheKey }: Route, frames: Map<string, PageFrame>): ProgramPage {
  const name = pathname.replaceAll(/^\/+|\/+$/g, '');
  const address = name === '' ? '/' : `/${name}/`;
  const url = new URL(`${base}${address}`, origin);

  const ask = async (framing: Framing): Promise<Response> => {
    const response = await app.render(new Request(url), { routeData: route, locals: { framing } });
    // The page that says that something is missing is found as any other.
    const isFound = response.ok || (name === '404' && response.status === 404);
    if (!isFound) throw new Error(`the page ${address} cannot be rendered`);
    return response;
  };

  return {
    name,
    address,
    key: cacheKey,
    async render() {
      const framing: Framing = { part: 'content' };
      const response = await ask(framing);
      const { shape, content, source } = framing;
      // It would be held for long: see `CataloguePage.astro`.
      delete framing.content;
      if (shape === undefined || content === undefined) return await response.text();
      const frame = frames.get(shape.key) ?? toFrame(await (await ask({ part: 'frame' })).text());
      frames.set(shape.key, frame);
      const values = { ...shape.values, address: url.href };
      return { frame, values, content: toContent(content, source) };
    },
  };
}
