import type { AstroPrerenderer } from 'astro';
import { expect, test, vi } from 'vitest';
import { type PageWatch, watchPages } from './watch-pages.ts';

type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];
type RenderOptions = Parameters<AstroPrerenderer['render']>[1];

const path = (pathname: string) => ({ pathname }) as Path;
const options = {} as RenderOptions;

function watched(base: string, names: readonly string[]) {
  const watch = {
    begin: vi.fn<PageWatch['begin']>(),
    list: vi.fn<PageWatch['list']>(),
    asksFor: (name: string) => name.startsWith('guides/'),
    take: vi.fn<PageWatch['take']>(),
  };
  const prerenderer = watchPages(
    {
      name: 'test',
      getStaticPaths: () => Promise.resolve(names.map(path)),
      render: ({ url }) => Promise.resolve(new Response(`<p>${url}</p>`)),
    },
    base,
    watch,
  );
  return { watch, prerenderer };
}

test('tells when pages begin, and names all of them', async () => {
  const { watch, prerenderer } = watched('/', ['/', '/tasks/a', '/guides/b/']);
  await prerenderer.setup?.();
  await prerenderer.getStaticPaths();
  expect(watch.begin).toHaveBeenCalledOnce();
  expect(watch.list).toHaveBeenCalledExactlyOnceWith(['', 'tasks/a', 'guides/b']);
});

test('has the pages rendered first that are asked for', async () => {
  const { prerenderer } = watched('/', ['/tasks/a', '/guides/b', '/tasks/c', '/guides/d']);
  const paths = await prerenderer.getStaticPaths();
  expect(paths.map(({ pathname }) => pathname)).toEqual([
    '/guides/b',
    '/guides/d',
    '/tasks/a',
    '/tasks/c',
  ]);
});

test.for([
  ['/', 'http://localhost/guides/b/', 'guides/b', '/guides/b/'],
  ['/', 'http://localhost/guides/b.html', 'guides/b', '/guides/b.html'],
  ['/x', 'http://localhost/x/guides/b/', 'guides/b', '/guides/b/'],
  ['/x/', 'http://localhost/x/guides/%C3%A9', 'guides/é', '/guides/%C3%A9'],
] as const)('below %s, hands over %s', async ([base, url, name, address]) => {
  const { watch, prerenderer } = watched(base, []);
  const rendered = await prerenderer.render(new Request(url), options);
  const html = `<p>${url}</p>`;
  expect(watch.take).toHaveBeenCalledExactlyOnceWith({ name, address, html });
  expect(await (rendered as Response).text()).toBe(html);
});

test('hands over no other page', async () => {
  const { watch, prerenderer } = watched('/', []);
  await prerenderer.render(new Request('http://localhost/tasks/a/'), options);
  expect(watch.take).not.toHaveBeenCalled();
});
