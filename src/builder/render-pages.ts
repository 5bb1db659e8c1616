import type { Progress } from '../dataset/progress.ts';
import type { ProgramPage } from './program/page-program.ts';
import type { FileWriter } from './writer/file-writer.ts';
import { fillFrame, type FramedPage } from './frames/page-shell.ts';
import { isHandWritten, type SearchIndex } from '../search/index/search-index.ts';
import { isNotFound, toPageFile } from './reuse/reusable-pages.ts';

interface Rendering {
  /** The files of pages that need not be rendered. */
  kept: ReadonlySet<string>;
  writer: FileWriter;
  search: SearchIndex;
  progress: Progress | undefined;
}

interface RenderedPages {
  /** Below the folder. */
  files: readonly string[];
  /** Where pages are read, without the base; the page that tells of missing ones is not read. */
  addresses: readonly string[];
  /** How many of the pages had to be rendered. */
  rendered: number;
}

/** Renders the pages of a site that the former one does not have, and has them written. */
export async function renderPages(
  pages: readonly ProgramPage[],
  { kept, writer, search, progress }: Rendering,
): Promise<RenderedPages> {
  const handWritten = pages.filter(({ name }) => isHandWritten(name));
  const others = pages.filter((page) => !isHandWritten(page.name) && !kept.has(toPageFile(page)));
  // The search index waits for those that were written by hand.
  const due = [...handWritten, ...others];
  search.expect(handWritten.map(({ name }) => name));

  progress?.('rendering pages', 0, due.length);
  for (const [index, page] of due.entries()) {
    const content = await page.render();
    if (isHandWritten(page.name)) search.add({ ...page, html: toText(content) });
    await writer.write({ address: toPageFile(page), content });
    progress?.('rendering pages', index + 1, due.length);
  }
  return {
    files: pages.map(toPageFile),
    addresses: pages.filter((page) => !isNotFound(page)).map(({ address }) => address),
    rendered: due.length,
  };
}

const toText = (page: string | FramedPage): string =>
  typeof page === 'string' ? page : fillFrame(page);
