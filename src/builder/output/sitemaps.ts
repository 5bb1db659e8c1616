import type { SitemapIndexStream, SitemapStream } from 'sitemap';
import type { WrittenFile } from '../writer/file-writer.ts';
import type { SiteLocation } from '#site/page/site-location.ts';

const order = new Intl.Collator('en', { numeric: true });

/** Search engines read no more from one file. */
const longest = 45_000;

/**
 * The list of all pages for search engines, in files of bearable length, and the index of those; none
 * where the site has no address, since they need whole addresses.
 *
 * @param pages addresses without the base.
 */
export async function listSitemaps(
  pages: readonly string[],
  { siteAddress }: SiteLocation,
): Promise<WrittenFile[]> {
  if (siteAddress === undefined) return [];
  // It takes long to load, and only a site with an address needs it.
  const { SitemapIndexStream, SitemapStream, streamToPromise } = await import('sitemap');
  const write = (stream: SitemapIndexStream | SitemapStream, urls: readonly string[]) => {
    for (const url of urls) stream.write({ url });
    stream.end();
    return streamToPromise(stream);
  };
  const toAddress = (path: string) => new URL(path, siteAddress).href;
  const files: WrittenFile[] = [];
  // In the order of Astro's own sitemaps.
  const all = pages.map((page) => toAddress(page.slice(1))).sort(order.compare);
  for (let start = 0; start < all.length; start += longest) {
    const addresses = all.slice(start, start + longest);
    files.push({
      address: `sitemap-${files.length}.xml`,
      content: await write(new SitemapStream(), addresses),
    });
  }
  const parts = files.map(({ address }) => toAddress(address));
  const index = await write(new SitemapIndexStream(), parts);
  return [...files, { address: 'sitemap-index.xml', content: index }];
}
