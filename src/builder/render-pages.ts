import type { Progress } from '#dataset/progress.ts';
import { type HandWrittenPage, isHandWritten } from '#search/index/hand-written-pages.ts';
import { fillFrame } from './frames/assemble-page.ts';
import type { FramedPage } from './frames/shared-frame.ts';
import { isNotFound, toPageFile } from './output/page-file.ts';
import type { ProgramPage } from './program/page-program.ts';
import type { FileWriter } from './writer/file-writer.ts';

interface Rendering {
  /** The files that need not be made. */
  reused: ReadonlySet<string>;
  writer: FileWriter;
  /**
   * Writes one of the files beside the pages at each step: one after each page, the others at the end.
   * All at once, they would keep the writer busy and the pages waiting.
   */
  beside: AsyncIterator<void>;
  /** Called with the pages that were written by hand, which search has to read, before all others. */
  onHandWritten?: (pages: readonly HandWrittenPage[]) => void;
  progress: Progress | undefined;
}

export interface RenderedPages {
  /** Below the folder. */
  files: readonly string[];
  /** Where pages are read, without the base; nobody reads the 404 page at its address. */
  addresses: readonly string[];
  /** How many of the pages had to be rendered. */
  rendered: number;
}

/** Renders the pages of a site that are not reused, and has them written. */
export async function renderPages(
  pages: readonly ProgramPage[],
  { reused, writer, beside, onHandWritten, progress }: Rendering,
): Promise<RenderedPages> {
  const due = pages.filter((page) => !reused.has(toPageFile(page)));
  const handWritten = due.filter(({ name }) => isHandWritten(name));
  const others = due.filter(({ name }) => !isHandWritten(name));
  const total = handWritten.length + others.length;
  let rendered = 0;
  const render = async (page: ProgramPage) => {
    const content = await page.render();
    await writer.write({ address: toPageFile(page), content });
    progress?.('rendering pages', ++rendered, total);
    await beside.next();
    return content;
  };
  progress?.('rendering pages', 0, total);
  const texts: HandWrittenPage[] = [];
  for (const page of handWritten) texts.push({ ...page, html: toText(await render(page)) });
  onHandWritten?.(texts);
  for (const page of others) await render(page);
  while ((await beside.next()).done !== true);
  return {
    files: pages.map(toPageFile),
    addresses: pages.filter((page) => !isNotFound(page)).map(({ address }) => address),
    rendered,
  };
}

/** Renders one page as its file has it. */
export const renderText = async (page: ProgramPage): Promise<string> => toText(await page.render());

const toText = (page: string | FramedPage): string =>
  typeof page === 'string' ? page : fillFrame(page);
