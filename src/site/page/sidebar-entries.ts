import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import {
  type BuildContext,
  listContexts,
  listShown,
  useCatalogue,
  useHistory,
  useResults,
  withContext,
} from '../context/build-context.ts';
import { facets } from '../../catalogue/facets/group-facets.ts';
import { addresses } from '../../addresses/addresses.ts';
import { resultAddresses } from '../../addresses/result-addresses.ts';
import { href } from './href.ts';
import { catalogueSidebar, type SidebarLink } from './sidebar.ts';
import { toTaskTrail } from './task-trail.ts';
import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import { memoizeWeakly } from '../../text/memoize.ts';
import { formatCount } from '../../text/figures/format-count.ts';

type Sidebar = StarlightRouteData['sidebar'];
type SidebarEntry = Sidebar[number];

/** Sections whose entries are also marked on the pages below them. */
const sections = [
  addresses.releases,
  resultAddresses.results,
  addresses.rules,
  ...facets.map(({ name }) => addresses.facet(name)),
];

/** The entry that the catalogue's part of the sidebar marks on a page. */
export interface MarkedEntry {
  /** Where it leads, without a slash at its end. */
  address: string;
  /** Whether that is the page itself, and not one above it. */
  isPage: boolean;
}

/** The entry that the catalogue's part of the sidebar marks on a page, if it marks one. */
export function findMarked(catalogue: Catalogue, path: string): MarkedEntry | undefined {
  const { pages, aboveTasks } = ownPart(catalogue);
  const page = trim(path);
  const place = aboveTasks.get(page) ?? page;
  const address = pages.has(place) ? place : findNearestAbove(pages, place);
  return address === undefined ? undefined : { address, isPage: address === page };
}

function findNearestAbove(pages: ReadonlySet<string>, page: string): string | undefined {
  const section = sections.map((address) => trim(href(address))).find((one) => isIn(one, page));
  if (section === undefined) return undefined;
  return [...pages]
    .filter((one) => isIn(one, page) && `${one}/`.startsWith(`${section}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/**
 * The sidebar of a page: the catalogue's part, or a group for each catalogue where one of them is not
 * at the base path, and then what the site itself has.
 *
 * @param path of the page, with the base.
 */
export function toSidebar(others: Sidebar, path: string): Sidebar {
  const contexts = listContexts();
  const own = contexts.some(({ path = '' }) => path !== '')
    ? contexts.map((context) => toCatalogueGroup(context, path))
    : markOwn(useCatalogue(), path);
  return [...own, ...others.map((entry) => mark(entry, path))];
}

/** A catalogue under its title, closed on the pages of other ones and of none. */
function toCatalogueGroup(context: BuildContext, path: string): SidebarEntry {
  const { catalogue } = context;
  const entries = withContext(context, () => markOwn(catalogue, path));
  const [shown, ...others] = listShown();
  const isOpen = shown === context && others.length === 0;
  return { ...toGroup(catalogue.about.title, entries), collapsed: !isOpen };
}

function markOwn(catalogue: Catalogue, path: string): Sidebar {
  const { entries } = ownPart(catalogue);
  const marked = findMarked(catalogue, path);
  return marked === undefined ? entries : entries.map((entry) => mark(entry, marked.address));
}

/** The catalogue's part of the sidebar, with no entry marked, and the pages that it leads to. */
const ownPart = memoizeWeakly((catalogue: Catalogue) => {
  const entries = catalogueSidebar(catalogue, useResults()).map((part) =>
    'links' in part ? toGroup(part.label, part.links.map(toLink)) : toLink(part),
  );
  const aboveTasks = new Map(listTaskPages(catalogue).map(toPageAbove(catalogue)));
  return { entries, pages: new Set(entries.flatMap(pagesOf)), aboveTasks };
});

/** Today's tasks and earlier versions, each with the path of its page. */
const listTaskPages = ({ entries }: Catalogue): { path: string; entry: TaskEntry }[] => [
  ...entries.map((entry) => ({ path: entry.path, entry })),
  ...(useHistory()?.pages.filter((page) => page.kind !== 'alias') ?? []),
];

/** The page of a task, and the last one of its trail. */
const toPageAbove =
  (catalogue: Catalogue) =>
  ({ path, entry }: { path: string; entry: TaskEntry }): [page: string, above: string] => {
    const above = toTaskTrail(entry, catalogue).at(-1)?.address ?? addresses.tasks;
    return [trim(href(addresses.task(path))), trim(href(above))];
  };

const toGroup = (label: string, entries: Sidebar): Extract<SidebarEntry, { type: 'group' }> => ({
  type: 'group',
  label,
  entries,
  collapsed: false,
  badge: undefined,
});

const toLink = ({ label, address, count, title, mark }: SidebarLink): SidebarEntry => ({
  type: 'link',
  label,
  href: href(address),
  isCurrent: false,
  badge:
    count === undefined
      ? undefined
      : { text: formatCount(count), variant: 'default', class: 'count' },
  attrs: { ...(mark !== undefined && { class: mark }), ...(title !== undefined && { title }) },
});

const pagesOf = (entry: SidebarEntry): string[] =>
  entry.type === 'group' ? entry.entries.flatMap(pagesOf) : [trim(entry.href)];

function mark(entry: SidebarEntry, path: string): SidebarEntry {
  if (entry.type === 'group') {
    return { ...entry, entries: entry.entries.map((child) => mark(child, path)) };
  }
  return { ...entry, isCurrent: trim(entry.href) === trim(path) };
}

const isIn = (section: string, page: string): boolean => page.startsWith(`${section}/`);

const trim = (path: string): string => path.replace(/(?:index\.html|\/)+$/, '');
