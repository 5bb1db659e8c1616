import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import { shortenDigest } from '../../catalogue/citing/short-digest.ts';
import type { BuiltSite } from '../support/built-site.ts';

/** Every task says how to cite it, on its page and in files, and its short address leads to it. */
export async function expectCitations(
  { folder, pages, catalogue }: BuiltSite,
  siteAddress: string,
): Promise<void> {
  const textOf = new Map(pages.map(({ file, text }) => [file, text]));
  const files = new Set(await readdir(folder, { recursive: true }));
  for (const { path, digest, shortName } of catalogue.entries) {
    const text = textOf.get(`tasks/${path}/index.html`);
    expect(text, path).toContain(digest && shortenDigest(digest));
    for (const format of ['bib', 'ris', 'txt']) {
      const file = await readFile(join(folder, `tasks/${path}.${format}`), 'utf8');
      expect(text?.replaceAll('\r', ''), path).toContain(file.trim().replaceAll('\r', ''));
      expect(file, path).toContain(`${siteAddress}tasks/${path}/`);
    }
    if (shortName === undefined) continue;
    expect(files).toContain(`t/${shortName}/index.html`);
    const short = await readFile(join(folder, `t/${shortName}/index.html`), 'utf8');
    expect(short).toContain(`<link rel="canonical" href="${siteAddress}tasks/${path}/">`);
  }
}

/** Every page says what it is to other sites and to search engines. */
export async function expectDescribed({ folder, html }: BuiltSite, address: string): Promise<void> {
  for (const [file, text] of html) {
    if (file.startsWith('t/')) continue;
    const head = DomUtils.getElementsByTagName('head', parseDocument(text));
    const metaOf = (name: string) =>
      DomUtils.getElementsByTagName('meta', head)
        .filter(({ attribs }) => attribs.property === name || attribs.name === name)
        .map(({ attribs }) => attribs.content);
    const own = `${address}${file === '404.html' ? '404/' : file.replace(/index\.html$/, '')}`;
    const canonical = DomUtils.getElementsByTagName('link', head)
      .filter(({ attribs }) => attribs.rel === 'canonical')
      .map(({ attribs }) => attribs.href);
    expect({ canonical, url: metaOf('og:url') }, file).toEqual({ canonical: [own], url: [own] });
    expect(metaOf('og:image'), file).toEqual([`${address}data/picture.png`]);
    expect(metaOf('og:title')[0]?.trim(), file).toBeTruthy();
    expect(metaOf('description')[0]?.trim(), file).toBeTruthy();

    const data = DomUtils.getElementsByTagName('script', head)
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(
        (script) => JSON.parse(DomUtils.textContent(script)) as { '@type': string; url: string },
      );
    if (file === 'index.html') expect(data).toMatchObject([{ '@type': 'Dataset' }]);
    if (/^tasks\/[^/]{20,}\/index/.test(file)) {
      expect(data, file).toMatchObject([{ '@type': 'CreativeWork', url: own }]);
    }
  }
  const picture = await readFile(join(folder, 'data/picture.png'));
  expect(picture.readUInt32BE(16)).toBe(1200);
  expect(await readFile(join(folder, 'sitemap-0.xml'), 'utf8')).not.toContain('/t/');
}
