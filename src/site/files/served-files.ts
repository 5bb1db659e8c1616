import { makeSearchIndex } from '#search/index/make-index.ts';
import { searchFolder } from '#search/search-folder.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { toCataloguePath } from '../context/catalogue-path.ts';
import { loadSite, type Site } from '../context/load-site.ts';
import type { SiteLocation } from '../page/site-location.ts';
import type { FileContent } from './send-content.ts';
import { findContentType } from './content-types.ts';
import type { DataFile } from './data-file.ts';
import { listAllFiles, type LongFile } from './data-files.ts';

/** A file as it is served. */
interface ServedFile {
  content: FileContent;
  type: string;
}

/** Reads the file at an address without the base path; undefined when there is no data file. */
type ReadDataFile = (address: string) => Promise<ServedFile | undefined>;

/** Lists the files of a site once, until it is loaded again. */
export function createFileReader(options: BenchlightOptions, place: SiteLocation): ReadDataFile {
  const filesOf = memoizeWeakly(
    (site: Site): ReadonlyMap<string, DataFile | LongFile> =>
      new Map(Array.from(listAllFiles(site, place), (file) => [file.address, file])),
  );
  // Pages that were written by hand are not in the index, since only a build renders all of them.
  const indexOf = memoizeWeakly(async (site: Site) => {
    const files = await makeSearchIndex(site, [], toCataloguePath(options.path));
    return new Map(files.map(({ name, content }) => [`/${name}`, content]));
  });
  return async (address) => {
    if (!/(?:\.\w+|\/)$/.test(address)) return undefined;
    const path = address.endsWith('/') ? `${address}index.html` : address;
    const site = await loadSite(options);
    const isInIndex = path.startsWith(`/${searchFolder}/`);
    const content = isInIndex
      ? (await indexOf(site)).get(path)
      : await filesOf(site).get(path)?.read();
    if (content === undefined) return undefined;
    return { content, type: findContentType(path) ?? 'text/plain; charset=utf-8' };
  };
}
