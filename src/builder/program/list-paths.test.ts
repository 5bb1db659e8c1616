import type { SSRManifest } from 'astro';
import { expect, test } from 'vitest';
import { listPaths } from './list-paths.ts';

interface Route {
  route: string;
  type?: string;
  prerender?: boolean;
  paths?: { params: Record<string, string | undefined>; props?: object }[];
}

/** A manifest as far as it is read, with a component for each route. */
const toManifest = (routes: readonly Route[]) =>
  ({
    routes: routes.map(({ route, type = 'page', prerender = true }) => ({
      routeData: { route, type, prerender, component: route },
    })),
    pageMap: new Map(
      routes.map(({ route, paths }) => [
        route,
        () =>
          Promise.resolve({
            page: () =>
              Promise.resolve({
                default: () => route,
                ...(paths && { getStaticPaths: () => paths }),
              }),
          }),
      ]),
    ),
  }) as unknown as SSRManifest;

const listNames = async (routes: readonly Route[]) =>
  (await listPaths(toManifest(routes))).map(({ name, props }) => [name, props]);

test.for<[kind: string, routes: Route[], pages: [name: string, props: object][]]>([
  ['the start page', [{ route: '/' }], [['', {}]]],
  [
    'pages with parameters',
    [
      {
        route: '/tasks/[...path]',
        paths: [{ params: { path: 'a/2' }, props: { a: 1 } }, { params: { path: undefined } }],
      },
    ],
    [
      ['tasks/a/2', { a: 1 }],
      ['tasks', {}],
    ],
  ],
  [
    'the first of two pages with one name',
    [
      { route: '/tasks/[page]', paths: [{ params: { page: 'a' }, props: { isFirst: true } }] },
      { route: '/tasks/a' },
    ],
    [['tasks/a', { isFirst: true }]],
  ],
  [
    'only pages that are rendered ahead',
    [{ route: '/a' }, { route: '/b', type: 'endpoint' }, { route: '/c', prerender: false }],
    [['a', {}]],
  ],
])('lists %s', async ([, routes, pages]) => {
  expect(await listNames(routes)).toEqual(pages);
});

test('fails where there is no page, or no component for a page', async () => {
  await expect(listNames([])).rejects.toThrow('the compiled program has no pages');
  const manifest = { ...toManifest([{ route: '/a' }]), pageMap: new Map() };
  await expect(listPaths(manifest)).rejects.toThrow('/a is not among the compiled pages');
});
