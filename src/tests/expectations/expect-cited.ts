import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { shortenDigest } from '#text/short-digest.ts';
import { toPreviewTitle, toTaskDescription } from '#catalogue/heads/meta-tags.ts';
import { readHead, readPreview } from '../support/page-head.ts';
import { toTaskVerdict } from '#catalogue/task/task-verdict.ts';
import { findStructuredFaults, type StructuredData } from '../support/structured-faults.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { isShortPage } from '../support/html-pages.ts';

/** The page of every task says how to cite it, as text and as files. */
export async function expectCitations(
  { pages, catalogue }: BuiltSite,
  siteAddress: string,
): Promise<void> {
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  for (const { path, digest } of catalogue.entries) {
    const { text, downloads } = pageOf.get(`tasks/${path}/index.html`) ?? {};
    expect(text, path).toContain(digest && shortenDigest(digest));
    for (const format of ['bib', 'ris', 'txt']) {
      const address = downloads?.get(`${path.split('/').at(-1)}.${format}`) ?? '';
      const file = await (await fetch(address)).text();
      expect(text?.replaceAll('\r', ''), path).toContain(file.trim().replaceAll('\r', ''));
      expect(file, path).toContain(`${siteAddress}tasks/${path}/`);
    }
  }
}

/** Every page says what it is to other sites and to search engines. */
export async function expectDescribed(
  { folder, html, catalogue }: BuiltSite,
  address: string,
): Promise<void> {
  const entryOf = new Map(
    catalogue.entries.map((entry) => [`tasks/${entry.path}/index.html`, entry]),
  );
  const structured: StructuredData[] = [];
  for (const [file, text] of html) {
    if (isShortPage(file)) continue;
    const head = readHead(text);
    const own = `${address}${file === '404.html' ? '404/' : file.replace(/index\.html$/, '')}`;
    expect(head.canonical, file).toEqual([own]);
    const preview = readPreview(head);
    expect(preview.url, file).toBe(own);
    expect(preview.title, file).toBeTruthy();
    expect(preview.description, file).toBeTruthy();
    const picture = await readFile(join(folder, preview.picture?.replace(address, '') ?? ''));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(preview.size);
    structured.push(...head.structured);

    const entry = entryOf.get(file);
    if (entry) {
      expect(preview.title, file).toBe(toPreviewTitle(entry.task.instruction));
      expect(preview.description, file).toBe(
        toTaskDescription(toTaskVerdict(entry.task, catalogue)),
      );
      const version = entry.digest === undefined ? '' : `?v=${entry.digest.slice(0, 12)}`;
      expect(head.metaOf('citation_public_url'), file).toEqual([`${own}${version}`]);
      expect(head.structured, file).toMatchObject([{ '@type': 'CreativeWork', url: own }]);
    }
    if (file === 'index.html') {
      expect(preview.title).toBe(catalogue.about.title);
      expect(head.structured).toMatchObject([
        { '@type': 'Dataset', distribution: expect.any(Array) as unknown },
      ]);
    }
  }
  expect(findStructuredFaults(structured)).toEqual([]);
}
