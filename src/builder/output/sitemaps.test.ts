import { expect, test } from 'vitest';
import { toSiteLocation } from '#site/page/site-location.ts';
import { listSitemaps } from './sitemaps.ts';

const place = toSiteLocation('https://example.org', '/catalogue');
const read = (content: string | Uint8Array) => Buffer.from(content).toString();

test('a site without an address has none', async () => {
  expect(await listSitemaps(['/'], toSiteLocation(undefined))).toEqual([]);
});

test('names every page by its whole address', async () => {
  const files = await listSitemaps(['/', '/apps/a&b/', '/tasks/é/'], place);
  expect(files.map(({ address }) => address)).toEqual(['sitemap-0.xml', 'sitemap-index.xml']);
  const [pages = '', index = ''] = files.map(({ content }) => read(content));
  expect([...pages.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://example.org/catalogue/',
    'https://example.org/catalogue/apps/a&amp;b/',
    'https://example.org/catalogue/tasks/%C3%A9/',
  ]);
  expect(index).toContain('<loc>https://example.org/catalogue/sitemap-0.xml</loc>');
});

test('is cut where search engines would stop reading', async () => {
  const pages = Array.from({ length: 45_001 }, (_, number) => `/tasks/${number}/`);
  const files = await listSitemaps(pages, place);
  const counts = files.map(({ content }) => read(content).match(/<loc>/g)?.length);
  expect(counts).toEqual([45_000, 1, 2]);
});
