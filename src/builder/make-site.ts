import type { Site } from '../site/context/load-site.ts';
import type { DataFile } from '../site/files/data-file.ts';
import { listAllFiles, listDataFiles, writeExports } from '../site/files/data-files.ts';
import type { SiteLocation } from '../site/page/site-location.ts';
import type { BuildSettings } from './build-options.ts';
import { finishSite, type MadeSite } from './finish-site.ts';
import { readCachedPicture } from './output/cached-picture.ts';
import { listSitemaps } from './output/sitemaps.ts';
import { type Making, type OpenProgram, prepareSite } from './prepare-site.ts';
import { renderPages } from './render-pages.ts';
import { startSearchIndex } from './search/search-index.ts';
import { type FileWriter, startFileWriter } from './writer/file-writer.ts';

/** Makes a site of a dataset: its pages, the files beside them, and its search index. */
export async function makeSite(
  settings: BuildSettings,
  making: Making,
  opening: Promise<OpenProgram>,
): Promise<MadeSite> {
  const { staging, previous, product, progress } = making;
  const prepared = await prepareSite(settings, making);
  const { site, place, decided, reused } = prepared;
  const isSearchReused = decided['guides and search'].reused.size > 0;
  const search = isSearchReused ? undefined : startSearchIndex(site, staging);
  const writer = startFileWriter(staging);
  try {
    const unchanged = previous.take(reused);
    const { compiled, decided: program } = await opening;
    compiled.copyAssets(staging);
    // The page that shows their sizes is rendered afterwards.
    writeExports(staging, site, place);
    let indexed: Promise<void> | undefined;
    const taskFiles = decided['task files'].reused;
    const made = await renderPages(await (await compiled.load()).listPages(), {
      reused: new Set(reused),
      writer,
      beside: writeDataFiles(writer, site, place, taskFiles, product),
      onHandWritten(pages) {
        indexed = search?.finish(pages);
        // Failures are reported when all is finished.
        indexed?.catch(() => undefined);
      },
      progress,
    });
    for (const file of await listSitemaps(made.addresses, place)) await writer.write(file);

    progress?.('finishing files and search');
    const [digests] = await Promise.all([writer.finish(), indexed]);
    return finishSite(making, prepared, program, {
      made,
      beside: listNames(site, place),
      digests,
      unchanged,
      tasks: site.dataset.tasks.length,
      namesWithoutPage: site.catalogue.groupsWithoutPage.length,
    });
  } finally {
    await Promise.all([search?.close(), writer.close()]);
  }
}

/** Writes the files beside the pages that are not reused, one at each step. */
async function* writeDataFiles(
  writer: FileWriter,
  site: Site,
  place: SiteLocation,
  reused: ReadonlySet<string>,
  product: string,
): AsyncGenerator<void> {
  for (const file of listDataFiles(site, place)) {
    const name = toName(file.address);
    if (reused.has(name)) continue;
    await writer.write({ address: name, content: await readDue(file, product) });
    yield;
  }
}

/** Pictures take long to draw and come from the cache, if the same Benchlight drew them. */
const readDue = ({ read, origin }: DataFile, product: string) =>
  origin === undefined
    ? read()
    : readCachedPicture(`${product}\n${origin()}`, async () => Buffer.from(await read()));

const listNames = (site: Site, place: SiteLocation): string[] =>
  Array.from(listAllFiles(site, place), ({ address }) => toName(address));

const toName = (address: string): string => address.replace(/^\//, '');
