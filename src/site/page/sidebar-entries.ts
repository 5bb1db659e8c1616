import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { useResults } from '../context/build-context.ts';
import { href } from './href.ts';
import { catalogueSidebar, type SidebarLink } from './sidebar.ts';

type Sidebar = StarlightRouteData['sidebar'];
type SidebarEntry = Sidebar[number];

/** The catalogue's part of the sidebar, with no entry marked, and the pages that it leads to. */
interface OwnPart {
  pages: ReadonlySet<string>;
  entries: Sidebar;
}

const ownParts = new WeakMap<Catalogue, OwnPart>();

/** Whether the catalogue's part of the sidebar has an entry for a page, which it marks there. */
export const isInSidebar = (catalogue: Catalogue, path: string): boolean =>
  ownPart(catalogue).pages.has(trim(path));

/**
 * The sidebar of a page: the catalogue's part, and then what the site itself has.
 *
 * @param path of the page, with the base.
 */
export function toSidebar(catalogue: Catalogue, others: Sidebar, path: string): Sidebar {
  const { entries } = ownPart(catalogue);
  // Most pages are not in the catalogue's part, and share the one that marks nothing.
  const own = isInSidebar(catalogue, path) ? entries.map((entry) => mark(entry, path)) : entries;
  return [...own, ...others.map((entry) => mark(entry, path))];
}

function ownPart(catalogue: Catalogue): OwnPart {
  const part = ownParts.get(catalogue) ?? makeOwnPart(catalogue);
  ownParts.set(catalogue, part);
  return part;
}

function makeOwnPart(catalogue: Catalogue): OwnPart {
  const entries = catalogueSidebar(catalogue, useResults()).map((part) =>
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

const toLink = ({ label, address, count, mark }: SidebarLink): SidebarEntry => ({
  type: 'link',
  label,
  href: href(address),
  isCurrent: false,
  badge: count === undefined ? undefined : { text: String(count), variant: 'default' },
  attrs: mark === undefined ? {} : { class: mark },
});

const pagesOf = (entry: SidebarEntry): string[] =>
  entry.type === 'group' ? entry.entries.flatMap(pagesOf) : [trim(entry.href)];

function mark(entry: SidebarEntry, path: string): SidebarEntry {
  if (entry.type === 'group') {
    return { ...entry, entries: entry.entries.map((child) => mark(child, path)) };
  }
  return { ...entry, isCurrent: trim(entry.href) === trim(path) };
}

const trim = (path: string): string => path.replace(/(?:index\.html|\/)+$/, '');
