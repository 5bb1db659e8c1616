import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';

import { addresses } from '../../catalogue/addresses/addresses.ts';
import { useCatalogue } from '../context/build-context.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { href } from './href.ts';
import { toSidebar } from './sidebar-entries.ts';

type Head = StarlightRouteData['head'];

/**
 * Escapes the title, adds the picture that other sites show beside a link to the page, and puts the
 * catalogue before the site's own entries in the sidebar. It counts tasks, so as a part of the
 * configuration it would be compiled into the pages.
 *
 * Starlight 0.42 writes titles into the page unescaped; escaping them here can go when it escapes
 * them. It also keeps one sidebar for all pages and marks the current entry in it
 * (`dist/utils/navigation.js`), which fails when several pages are rendered at once; marking entries
 * here can go when it marks them in a copy.
 */
export const onRequest = defineRouteMiddleware(({ locals, site, url }) => {
  const { starlightRoute } = locals;
  starlightRoute.head = starlightRoute.head.map((entry) =>
    entry.tag === 'title' ? { ...entry, content: escapeHtml(entry.content ?? '') } : entry,
  );
  starlightRoute.head.push(...pictureTags(starlightRoute.head, site));
  starlightRoute.sidebar = toSidebar(useCatalogue(), starlightRoute.sidebar, url.pathname);
});

/** Needs an absolute address; a site may name a picture of its own. */
function pictureTags(head: Head, site: URL | undefined): Head {
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
