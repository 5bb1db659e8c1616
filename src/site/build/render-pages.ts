import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../../dataset/progress.ts';
import type { ProgramPage } from '../compile/page-program.ts';
import type { FileWriter } from '../files/file-writer.ts';
import { isHandWritten, type SearchIndex } from '../search/search-index.ts';

/** The key of each page that has one, by its file. */
export type PageKeyList = Readonly<Record<string, string>>;

interface Rendering {
  folder: string;
  /** Of the former site, whose pages lie in the folder. */
  formerKeys: PageKeyList;
  writer: FileWriter;
  search: SearchIndex;
  progress: Progress | undefined;
}

interface RenderedPages {
  /** Below the folder. */
  files: readonly string[];
  /** Where pages are read, without the base; the page that tells of missing ones is not read. */
  addresses: readonly string[];
  keys: PageKeyList;
  /** How many of the pages had to be rendered. */
  rendered: number;
}

/** Renders the pages of a site that the former one does not have, and has them written. */
export async function renderPages(
  pages: readonly ProgramPage[],
  { folder, formerKeys, writer, search, progress }: Rendering,
): Promise<RenderedPages> {
  const keys: Record<string, string> = {};
  for (const page of pages) if (page.key !== undefined) keys[toFile(page)] = page.key;
  const isFormer = (page: ProgramPage) =>
    page.key !== undefined &&
    formerKeys[toFile(page)] === page.key &&
    existsSync(join(folder, toFile(page)));
  const handWritten = pages.filter(({ name }) => isHandWritten(name));
  const others = pages.filter((page) => !isHandWritten(page.name) && !isFormer(page));
  // The search index waits for those that were written by hand.
  const due = [...handWritten, ...others];
  search.expect(handWritten.map(({ name }) => name));

  progress?.('rendering pages', 0, due.length);
  for (const [index, page] of due.entries()) {
    const content = await page.render();
    if (isHandWritten(page.name)) search.add({ ...page, html: content });
    await writer.write({ address: toFile(page), content });
    progress?.('rendering pages', index + 1, due.length);
  }
  return {
    files: pages.map(toFile),
    addresses: pages.filter((page) => !isNotFound(page)).map(({ address }) => address),
    keys,
    rendered: due.length,
  };
}

const isNotFound = ({ name }: Pick<ProgramPage, 'name'>): boolean => name === '404';

/** Hosts look for one page by the name of its file; all others are the only file of a folder. */
const toFile = (page: Pick<ProgramPage, 'name' | 'address'>): string =>
  isNotFound(page) ? '404.html' : `${page.address.slice(1)}index.html`;
