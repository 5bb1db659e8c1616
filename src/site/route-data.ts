import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';

import { addresses } from '../catalogue/urls.ts';
import { escapeHtml } from './escape-html.ts';
import { href } from './href.ts';
import { noteRenderedPage } from './rendered-pages.ts';

type SidebarEntry = StarlightRouteData['sidebar'][number];

/**
 * Escapes the title, which Starlight writes into the page as it is although tasks give it, adds the
 * picture that other sites show beside a link to the page, and gives each page a sidebar of its own. Starlight keeps one for all pages and marks the current
 * entry in it, which goes wrong when several pages are rendered at once
 * (`dist/utils/navigation.js` of version 0.42); this can go when it no longer does.
 */
export const onRequest = defineRouteMiddleware(({ locals, site, url }) => {
  noteRenderedPage();
  const { starlightRoute } = locals;
  starlightRoute.head = starlightRoute.head.map((entry) =>
    entry.tag === 'title' ? { ...entry, content: escapeHtml(entry.content ?? '') } : entry,
  );
  starlightRoute.head.push(...pictureTags(starlightRoute.head, site));
  starlightRoute.sidebar = starlightRoute.sidebar.map((entry) => markCurrent(entry, url.pathname));
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

function markCurrent(entry: SidebarEntry, path: string): SidebarEntry {
  if (entry.type === 'group') {
    return { ...entry, entries: entry.entries.map((child) => markCurrent(child, path)) };
  }
  return { ...entry, isCurrent: trim(entry.href) === trim(path) };
}

const trim = (path: string): string => path.replace(/(?:index\.html|\/)+$/, '');
