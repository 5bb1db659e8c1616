import type { AstroPrerenderer } from 'astro';
import { expect, test } from 'vitest';
import { countRendered } from './count-rendered.ts';

test('tells the pages that there will be, then each that is rendered', async () => {
  const paths = [{}, {}] as Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>;
  const response = new Response('page');
  const told: unknown[] = [];
  const counting = countRendered(
    {
      name: 'plain',
      getStaticPaths: () => Promise.resolve(paths),
      render: () => Promise.resolve(response),
    },
    (...state) => void told.push(state),
  );
  const request = new Request('http://localhost/');
  const options = {} as Parameters<AstroPrerenderer['render']>[1];

  expect(await counting.getStaticPaths()).toBe(paths);
  expect(await counting.render(request, options)).toBe(response);
  await counting.render(request, options);

  const stage = 'rendering pages';
  expect(told).toEqual([
    [stage, 0, 2],
    [stage, 1, 2],
    [stage, 2, 2],
  ]);
});
