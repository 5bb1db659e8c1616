import type { AstroPrerenderer } from 'astro';

export interface BuiltPage {
  /** Its path without the base, and without slashes at the ends. */
  name: string;
  /** Where it is read, without the base. */
  address: string;
  html: string;
}

/** What happens beside the rendering of pages. */
export interface PageWatch {
  /** Astro will remove nothing more from the output folder, so files may be written to it. */
  begin(): void;
  /** Names all pages of the site. */
  list(names: readonly string[]): void;
  /** Whether the text of a page is asked for. Such pages are rendered before others. */
  asksFor(name: string): boolean;
  take(page: BuiltPage): void;
}

/** Astro's own way to render pages, which tells a watcher of them. */
export function watchPages(
  prerenderer: AstroPrerenderer,
  base: string,
  watch: PageWatch,
): AstroPrerenderer {
  return {
    ...prerenderer,
    async setup() {
      await prerenderer.setup?.();
      watch.begin();
    },
    async getStaticPaths() {
      const paths = await prerenderer.getStaticPaths();
      watch.list(paths.map(({ pathname }) => toName(pathname)));
      const asksFor = ({ pathname }: { pathname: string }) => watch.asksFor(toName(pathname));
      return [...paths.filter(asksFor), ...paths.filter((path) => !asksFor(path))];
    },
    async render(request, options) {
      const address = withoutBase(new URL(request.url).pathname, base);
      const name = toName(decodeURI(address).replace(/\.html$/, ''));
      const rendered = await prerenderer.render(request, options);
      if (watch.asksFor(name)) {
        const response = rendered instanceof Response ? rendered : rendered.response;
        watch.take({ name, address, html: await response.clone().text() });
      }
      return rendered;
    },
  };
}

const toName = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '');

const withoutBase = (path: string, base: string): string =>
  path.startsWith(base) ? `/${path.slice(base.length).replace(/^\//, '')}` : path;
