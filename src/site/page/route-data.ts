import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { type MetaTag, toPreviewTags } from '#catalogue/heads/meta-tags.ts';
import { listShown, useCatalogue } from '../context/build-context.ts';
import { escapeHtml } from '#text/safe/escape-html.ts';
import { toSidebar } from './sidebar-entries.ts';
import { catalogueAddress } from './href.ts';

type Head = StarlightRouteData['head'];

/**
 * Escapes the title, adds what other sites show beside a link to the page, and puts the
 * catalogues before the site's own entries in the sidebar. It counts tasks, so as a part of the
 * configuration it would be compiled into the pages.
 *
 * Starlight 0.42 writes titles into the page unescaped; escaping them here can go when it escapes
 * them. It also keeps one sidebar for all pages and marks the current entry in it
 * (`dist/utils/navigation.js`), which fails when several pages are rendered at once; marking entries
 * here can go when it marks them in a copy. It names a translation of each page in every language of
 * the site; pages of the catalogue have none.
 */
export const onRequest = defineRouteMiddleware(({ locals, site, url }) => {
  const { starlightRoute } = locals;
  starlightRoute.head = starlightRoute.head.map((entry) =>
    entry.tag === 'title' ? { ...entry, content: escapeHtml(entry.content ?? '') } : entry,
  );
  if (locals.hasOwnHeading === true) {
    starlightRoute.head = starlightRoute.head.filter(({ attrs }) => attrs?.hreflang === undefined);
  }
  const tags = locals.tags ?? listOwnTags(starlightRoute, site);
  starlightRoute.head = [
    ...addTags(starlightRoute.head, tags),
    ...listShown().flatMap(({ catalogue }) => markCanary(catalogue.about.canary)),
  ];
  starlightRoute.sidebar = toSidebar(starlightRoute.sidebar, url.pathname, locals.above);
});

/** Marks every page, hand-written ones too, for those who filter training data. */
const markCanary = (canary: string | undefined): Head =>
  canary === undefined ? [] : [toHeadEntry({ name: 'canary', content: canary })];

/** Of a page that has no other ones; a site may name a picture of its own. */
function listOwnTags({ head, entry }: StarlightRouteData, site: URL | undefined): MetaTag[] {
  if (head.some(({ attrs }) => attrs?.property === 'og:image')) return [];
  const picture = useCatalogue().findPicture([]);
  return toPreviewTags(entry.data.title, picture, catalogueAddress(site));
}

/** Starlight gives each page a title for other sites, which the tags replace. */
function addTags(head: Head, tags: readonly MetaTag[]): Head {
  if (tags.length === 0) return head;
  const otherTags = head.filter(({ attrs }) => attrs?.property !== 'og:title');
  return [...otherTags, ...tags.map(toHeadEntry)];
}

const toHeadEntry = (tag: MetaTag): Head[number] => ({
  tag: 'meta',
  attrs: { ...tag },
  content: '',
});
