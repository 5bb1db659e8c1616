import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';

import { useCatalogue } from '../context/build-context.ts';

type Head = StarlightRouteData['head'];

/**
 * Names the dataset in the head of each page, and describes it where the page has no description.
 * As a part of the configuration, both would be compiled into the pages.
 */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute: route } }) => {
  const { title, description } = useCatalogue().about;
  const { title: pageTitle, description: ownDescription } = route.entry.data;
  // A page can have a title of its own for tabs.
  const tabTitle = `${pageTitle} | ${route.siteTitle}`;
  route.siteTitle = title;
  route.head = route.head.map((entry) => {
    if (entry.content === tabTitle) return { ...entry, content: `${pageTitle} | ${title}` };
    if (entry.attrs?.property !== 'og:site_name') return entry;
    return { ...entry, attrs: { ...entry.attrs, content: title } };
  });
  if (description === undefined || ownDescription !== undefined) return;
  route.head = [...route.head, ...describe(description)];
});

const describe = (content: string): Head =>
  [{ property: 'og:description' }, { name: 'description' }].map((name) => ({
    tag: 'meta',
    attrs: { ...name, content },
    content: '',
  }));
