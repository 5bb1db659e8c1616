import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';

import type { Catalogue } from '../catalogue/catalogue.ts';
import { addresses } from '../catalogue/urls.ts';
import { useCatalogue } from './current-catalogue.ts';
import { escapeHtml } from './escape-html.ts';
import { href } from './href.ts';
import { catalogueSidebar, type SidebarLink } from './sidebar.ts';

type SidebarEntry = StarlightRouteData['sidebar'][number];

type Sidebar = StarlightRouteData['sidebar'];

/**
 * Escapes the title, which Starlight writes into the page as it is although tasks give it, adds the
 * picture that other sites show beside a link to the page, and puts the catalogue before what the
 * site itself has in the sidebar: it counts tasks, so it is no part of the configuration. Starlight
 * keeps one sidebar for all pages and marks the current entry in it, which goes wrong when several
 * pages are rendered at once (`dist/utils/navigation.js` of version 0.42), so entries are marked here.
 */
export const onRequest = defineRouteMiddleware(({ locals, site, url }) => {
  const { starlightRoute } = locals;
  starlightRoute.head = starlightRoute.head.map((entry) =>
    entry.tag === 'title' ? { ...entry, content: escapeHtml(entry.content ?? '') } : entry,
  );
  starlightRoute.head.push(...pictureTags(starlightRoute.head, site));
  starlightRoute.sidebar = toSidebar(starlightRoute.sidebar, trim(url.pathname));
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

/** The catalogue's part of the sidebar, with no entry marked, and the pages that it leads to. */
interface OwnPart {
  pages: ReadonlySet<string>;
  entries: Sidebar;
}

const ownParts = new WeakMap<Catalogue, OwnPart>();

/** Most pages are not in the catalogue's part, and share the one that marks nothing. */
function toSidebar(others: Sidebar, page: string): Sidebar {
  const { pages, entries } = ownPart(useCatalogue());
  const own = pages.has(page) ? entries.map((entry) => markCurrent(entry, page)) : entries;
  return [...own, ...others.map((entry) => markCurrent(entry, page))];
}

function ownPart(catalogue: Catalogue): OwnPart {
  const part = ownParts.get(catalogue) ?? makeOwnPart(catalogue);
  ownParts.set(catalogue, part);
  return part;
}

function makeOwnPart(catalogue: Catalogue): OwnPart {
  const entries = catalogueSidebar(catalogue).map((part) =>
    'links' in part ? toGroup(part.label, part.links.map(toLink)) : toLink(part),
  );
  return { entries, pages: new Set(entries.flatMap(pagesOf)) };
}

const toGroup = (label: string, entries: Sidebar): SidebarEntry => ({
  type: 'group',
  label,
  entries,
  collapsed: false,
  badge: undefined,
});

const toLink = ({ label, address, count }: SidebarLink): SidebarEntry => ({
  type: 'link',
  label,
  href: href(address),
  isCurrent: false,
  badge: count === undefined ? undefined : { text: String(count), variant: 'default' },
  attrs: {},
});

const pagesOf = (entry: SidebarEntry): string[] =>
  entry.type === 'group' ? entry.entries.flatMap(pagesOf) : [trim(entry.href)];

function markCurrent(entry: SidebarEntry, page: string): SidebarEntry {
  if (entry.type === 'group') {
    return { ...entry, entries: entry.entries.map((child) => markCurrent(child, page)) };
  }
  return { ...entry, isCurrent: trim(entry.href) === page };
}

const trim = (path: string): string => path.replace(/(?:index\.html|\/)+$/, '');
