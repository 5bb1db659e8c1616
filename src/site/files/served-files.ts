import { memoizeWeakly } from '../../text/memoize.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { loadSite, type Site } from '../context/load-site.ts';
import type { SiteLocation } from '../page/site-location.ts';
import { findContentType } from './content-types.ts';
import type { DataFile } from './data-file.ts';
import { listAllFiles, type LongFile } from './data-files.ts';

/** A file as it is served. */
interface ServedFile {
  content: Uint8Array | Iterable<string>;
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
  return async (address) => {
    if (!/(?:\.\w+|\/)$/.test(address)) return undefined;
    const path = address.endsWith('/') ? `${address}index.html` : address;
    const file = filesOf(await loadSite(options)).get(path);
    if (!file) return undefined;
    const type = findContentType(path) ?? 'text/plain; charset=utf-8';
    return { content: await file.read(), type };
  };
}
