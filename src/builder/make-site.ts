import { listAllFiles, writeExports } from '#site/files/data-files.ts';
import type { BuildSettings } from './build-options.ts';
import { finishSite, type MadeSite } from './finish-site.ts';
import { listSitemaps } from './output/sitemaps.ts';
import {
  type BuildInput,
  type OpenProgram,
  type PreparedSite,
  prepareSite,
} from './prepare-site.ts';
import { renderPages } from './render-pages.ts';
import { startSearchIndex } from './search/search-index.ts';
import { toDataFileName, writeDataFiles } from './write-data-files.ts';
import { startFileWriter } from './writer/file-writer.ts';

/** Makes a site of a dataset: its pages, the files beside them, and its search index. */
export async function makeSite(
  settings: BuildSettings,
  input: BuildInput,
  opening: Promise<OpenProgram>,
): Promise<MadeSite> {
  const { staging, previous, product, progress } = input;
  const prepared = await prepareSite(settings, input);
  const { site, place, decided, reused } = prepared;
  const isSearchReused = decided['guides and search'].reused.size > 0;
  const search = isSearchReused ? undefined : startSearchIndex(site, staging);
  const writer = startFileWriter(staging);
  try {
    const unchanged = previous.take(reused);
    const { compiled, decided: program } = await opening;
    for (const [address, content] of compiled.readAssets()) {
      await writer.write({ address, content });
    }
    // The page that shows their sizes is rendered afterwards.
    writeExports(staging, site, place);
    let indexed: Promise<void> | undefined;
    const made = await renderPages(await compiled.listPages(), {
      reused: new Set(reused),
      writer,
      beside: writeDataFiles(writer, prepared, product, () => true),
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
    return finishSite(input, prepared, program, {
      made,
      beside: listBeside(prepared),
      digests,
      unchanged,
      tasks: site.dataset.tasks.length,
      namesWithoutPage: site.catalogue.groupsWithoutPage.length,
    });
  } finally {
    await Promise.all([search?.close(), writer.close()]);
  }
}

/** The names of all files beside the pages. */
export const listBeside = ({ site, place }: PreparedSite): string[] =>
  Array.from(listAllFiles(site, place), ({ address }) => toDataFileName(address));
