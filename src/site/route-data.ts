import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';

import { addresses } from '../catalogue/urls.ts';
import { escapeHtml } from './escape-html.ts';
import { href } from './href.ts';
import { noteRenderedPage } from './build/rendered-pages.ts';

type SidebarEntry = StarlightRouteData['sidebar'][number];

type Sidebar = StarlightRouteData['sidebar'];

/**
 * Escapes the title, which Starlight writes into the page as it is although tasks give it, adds the
 * picture that other sites show beside a link to the page, and gives each page a sidebar of its own.
 * Starlight keeps one for all pages and marks the current entry in it, which goes wrong when several
 * pages are rendered at once (`dist/utils/navigation.js` of version 0.42); this can go when it no
 * longer does.
 */
export const onRequest = defineRouteMiddleware(({ locals, site, url }) => {
  noteRenderedPage();
  const { starlightRoute } = locals;
  starlightRoute.head = starlightRoute.head.map((entry) =>
    entry.tag === 'title' ? { ...entry, content: escapeHtml(entry.content ?? '') } : entry,
  );
  starlightRoute.head.push(...pictureTags(starlightRoute.head, site));
  starlightRoute.sidebar = ownSidebar(starlightRoute.sidebar, trim(url.pathname));
});

/** Needs a whole address; a site that names a picture of its own keeps it. */
function pictureTags(head: StarlightRouteData['head'], site: URL | undefined) {
  if (!site || head.some(({ attrs }) => attrs?.property === 'og:image')) return [];
  const content = {
    'og:image': new URL(href(addresses.picture), site).href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A list of tasks, one of them open',
  };
  return Object.entries(content).map(([property, value]) => ({
    tag: 'meta' as const,
    attrs: { property, content: value },
    content: '',
  }));
}

/** Of a sidebar of Starlight's: the pages that it leads to, and itself with no entry marked. */
const known = new WeakMap<Sidebar, { pages: ReadonlySet<string>; unmarked: Sidebar }>();

/** Most pages are not in the sidebar, and share the one that marks nothing. */
function ownSidebar(sidebar: Sidebar, page: string): Sidebar {
  const { pages, unmarked } = known.get(sidebar) ?? learn(sidebar);
  return pages.has(page) ? sidebar.map((entry) => markCurrent(entry, page)) : unmarked;
}

function learn(sidebar: Sidebar) {
  const pages = new Set(sidebar.flatMap(pagesOf));
  const learned = { pages, unmarked: sidebar.map((entry) => markCurrent(entry, undefined)) };
  known.set(sidebar, learned);
  return learned;
}

const pagesOf = (entry: SidebarEntry): string[] =>
  entry.type === 'group' ? entry.entries.flatMap(pagesOf) : [trim(entry.href)];

function markCurrent(entry: SidebarEntry, page: string | undefined): SidebarEntry {
  if (entry.type === 'group') {
    return { ...entry, entries: entry.entries.map((child) => markCurrent(child, page)) };
  }
  return { ...entry, isCurrent: trim(entry.href) === page };
}

const trim = (path: string): string => path.replace(/(?:index\.html|\/)+$/, '');
