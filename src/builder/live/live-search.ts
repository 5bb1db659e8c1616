import { isHandWritten } from '#search/index/hand-written-pages.ts';
import { makeSearchIndex } from '#search/index/make-index.ts';
import { searchFolder } from '#search/search-folder.ts';
import type { Site } from '#site/context/load-site.ts';
import type { ProgramPage } from '../program/page-program.ts';
import { renderText } from '../render-pages.ts';
import { listSearchKeys } from '../reuse/search-keys.ts';
import type { InTurn } from './turns.ts';

type Index = ReadonlyMap<string, Uint8Array | string>;

/** The search index of a site in memory, which is made when it is asked for and no longer the same. */
export function createLiveSearch(
  listPages: (site: Site) => Promise<readonly ProgramPage[]>,
  inTurn: InTurn,
): { list(site: Site): Promise<Index> } {
  let current: { key: string | undefined; index: Promise<Index> } | undefined;

  async function make(site: Site): Promise<Index> {
    const pages = await inTurn(async () => {
      const handWritten = (await listPages(site)).filter(({ name }) => isHandWritten(name));
      const texts = [];
      for (const page of handWritten) texts.push({ ...page, html: await renderText(page) });
      return texts;
    });
    const files = await makeSearchIndex(site, pages);
    return new Map(files.map(({ name, content }) => [name, content]));
  }

  return {
    list(site) {
      const key = listSearchKeys(site)[searchFolder];
      if (current && current.key === key) return current.index;
      const index = make(site);
      current = { key, index };
      index.catch(() => {
        current = undefined;
      });
      return index;
    },
  };
}
