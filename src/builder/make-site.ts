import { countBySeverity } from '../lint/model/finding.ts';
import type { Site } from '../site/context/load-site.ts';
import type { DataFile } from '../site/files/data-file.ts';
import { listAllFiles, listDataFiles, writeExports } from '../site/files/data-files.ts';
import type { SiteLocation } from '../site/page/site-location.ts';
import type { BuildSettings } from './build-options.ts';
import { readCachedPicture } from './output/cached-picture.ts';
import { fileDigestsName } from '../dataset/files/file-digests-name.ts';
import { listFile, type ListedFile, listFiles } from './output/list-files.ts';
import { listSitemaps } from './output/sitemaps.ts';
import { measureSite } from './output/site-size.ts';
import type { SiteSummary } from './output/site-summary.ts';
import { type Making, type OpenProgram, prepareSite } from './prepare-site.ts';
import { renderPages } from './render-pages.ts';
import type { ReusableKeys } from './reuse/build-manifest.ts';
import type { Decision } from './reuse/decide-reuse.ts';
import type { FoundByFile } from './reuse/found-in-files.ts';
import { writeDigests } from './reuse/write-digests.ts';
import { startSearchIndex } from './search/search-index.ts';
import { type FileWriter, startFileWriter } from './writer/file-writer.ts';

export interface MadeSite {
  summary: SiteSummary;
  /** How many pages were not taken from the previous site. */
  rendered: number;
  /** A digest of all that is in its files. */
  contents: string;
  files: readonly ListedFile[];
  /** Those of the previous site that stay in the output folder; all others are in the staging. */
  unchanged: readonly ListedFile[];
  keys: ReusableKeys;
  found: FoundByFile;
  reuse: Omit<Decision, 'site'>;
}

/** Makes a site of a dataset: its pages, the files beside them, and its search index. */
export async function makeSite(
  settings: BuildSettings,
  making: Making,
  opening: Promise<OpenProgram>,
): Promise<MadeSite> {
  const { staging, previous, product, progress } = making;
  const prepared = await prepareSite(settings, making);
  const { site, place, keys, found, decided, reused } = prepared;
  const { catalogue, dataset } = site;
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
    const written = [...listFiles(staging), ...unchanged];
    requireAll(written, [...made.files, ...listNames(site, place)]);
    const contents = writeDigests(staging, written, digests, previous.readDigests(), reused);
    const files = [...written, listFile(staging, fileDigestsName)];
    return {
      summary: {
        tasks: dataset.tasks.length,
        pages: made.files.length,
        namesWithoutPage: catalogue.groupsWithoutPage.length,
        findings: countBySeverity(dataset.findings),
        size: measureSite(files),
      },
      rendered: made.rendered,
      contents,
      files,
      unchanged,
      keys,
      found,
      reuse: { ...program, ...decided },
    };
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

/** @throws when a file of the site is missing, before the site replaces the previous one. */
function requireAll(listed: readonly ListedFile[], due: readonly string[]): void {
  const written = new Set(listed.map(({ name }) => name));
  const missing = due.filter((name) => !written.has(name));
  if (missing.length > 0) throw new Error(`${missing.length} files are missing: ${missing[0]} …`);
}
