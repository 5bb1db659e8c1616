import { expect, test } from 'vitest';
import { benchRendering } from './rendering.ts';

test('measures pages that are the same, however they are rendered', async () => {
  const [title, ...rows] = await benchRendering(2);
  expect(title).toContain('2 pages with 100 components');
  expect(rows.map((row) => row.replace(/ {2,}\d.*/, '').trim())).toEqual([
    'at once',
    'by Astro',
    'by Astro, with a slot awaited',
  ]);
});
