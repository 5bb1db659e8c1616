import { checkDataset } from '../dataset/load/load-dataset.ts';
import type { DatasetFiles } from '../dataset/load/read-dataset.ts';
import { countBySeverity } from '../lint/model/finding.ts';
import { reloadSite, type Site } from '../site/context/load-site.ts';
import {
  type DataFile,
  listAllFiles,
  listDataFiles,
  writeExports,
} from '../site/files/data-files.ts';
import { type SiteLocation, toSiteLocation } from '../site/page/site-location.ts';
import type { BuildOptions, BuildSettings } from './build-options.ts';
import {
  type FileDigests,
  fileDigestsName,
  makeFileDigests,
  writeFileDigests,
} from './output/file-digests.ts';
import { readCached } from './output/cached-file.ts';
import { listFile, type ListedFile, listFiles } from './output/list-files.ts';
import { listSitemaps } from './output/sitemaps.ts';
import { measureSite } from './output/site-size.ts';
import type { SiteSummary } from './output/site-summary.ts';
import { findCompiledPages, nameProgram, openCompiledPages } from './program/compiled-pages.ts';
import { renderPages } from './render-pages.ts';
import type { ReusableKeys } from './reuse/build-manifest.ts';
import { type Decision, decideReuse } from './reuse/decide-reuse.ts';
import { createCachedCheck, type FindingsByFile, listFindingKeys } from './reuse/findings-cache.ts';
import { listOutputKeys } from './reuse/output-keys.ts';
import type { PreviousBuild } from './reuse/previous-build.ts';
import { startSearchIndex } from './search/search-index.ts';
import { type FileWriter, startFileWriter } from './writer/file-writer.ts';

interface Making extends Pick<BuildOptions, 'progress' | 'force'> {
  /** The folder to write to. */
  staging: string;
  files: DatasetFiles;
  previous: PreviousBuild;
  /** What distinguishes one state of Benchlight from another. */
  product: string;
}

export interface MadeSite {
  summary: SiteSummary;
  /** How many pages were not taken from the previous site. */
  rendered: number;
  /** A digest of all that is in its files. */
  contents: string;
  keys: ReusableKeys;
  findings: FindingsByFile;
  reuse: Omit<Decision, 'site'>;
}

/** Makes a site of a dataset: its pages, the files beside them, and its search index. */
export async function makeSite(settings: BuildSettings, making: Making): Promise<MadeSite> {
  const { staging, files, previous, product, force, progress } = making;
  const options = { ...settings, progress };
  const place = toSiteLocation(settings.site, settings.base);
  const parts = previous.readParts();

  const findingKeys = { findings: listFindingKeys(files) };
  const { findings } = decideReuse(parts.available, findingKeys);
  const cached = createCachedCheck(parts.findings, findings.reused);
  const site = await reloadSite(options, () =>
    Promise.resolve(checkDataset(files, { progress, check: cached.check })),
  );
  const { catalogue, dataset } = site;

  progress?.('preparing pages');
  const outputKeys = listOutputKeys(site, place);
  const outputs = decideReuse(parts.available, outputKeys);
  const reused = Object.values(outputs).flatMap((kind) => [...kind.reused]);
  const search = startSearchIndex(catalogue, staging);
  const writer = startFileWriter(staging);
  try {
    const linked = previous.link(reused);
    // Failures are reported when all is finished.
    linked.catch(() => undefined);

    const program = nameProgram(options, catalogue.about, product);
    const programs = findCompiledPages(program, force);
    const compilation = decideReuse(
      { 'compiled pages': programs },
      { 'compiled pages': { [program]: program } },
    );
    const isCached = compilation['compiled pages'].reused.has(program);
    const compiled = await openCompiledPages(options, program, isCached);
    try {
      await compiled.copyAssets(staging);
      // The page that shows their sizes is rendered afterwards.
      writeExports(staging, site, place);
      const writtenData = writeDataFiles(
        writer,
        site,
        place,
        outputs['task files'].reused,
        product,
      );
      writtenData.catch(() => undefined);
      const made = await renderPages(await (await compiled.load()).listPages(), {
        reused: outputs.pages.reused,
        writer,
        onHandWritten: search.addPage,
        progress,
      });
      for (const file of await listSitemaps(made.addresses, place)) await writer.write(file);

      progress?.('finishing files and search');
      await Promise.all([writtenData, linked, search.finish()]);
      await writer.finish();
      const written = listFiles(staging);
      requireAll(written, [...made.files, ...listNames(site, place)]);
      const contents = listDigests(staging, written, previous.readDigests(), reused);
      const listed = [...written, listFile(staging, fileDigestsName)];
      return {
        summary: {
          tasks: dataset.tasks.length,
          pages: made.files.length,
          namesWithoutPage: catalogue.groupsWithoutPage.length,
          findings: countBySeverity(dataset.findings),
          size: measureSite(listed),
        },
        rendered: made.rendered,
        contents,
        keys: { ...findingKeys, ...outputKeys },
        findings: cached.findings,
        reuse: { ...compilation, ...outputs, findings },
      };
    } finally {
      await compiled.close();
    }
  } finally {
    await Promise.all([search.close(), writer.close()]);
  }
}

/** Writes the files beside the pages that are not reused. */
async function writeDataFiles(
  writer: FileWriter,
  site: Site,
  place: SiteLocation,
  reused: ReadonlySet<string>,
  product: string,
): Promise<void> {
  for (const file of listDataFiles(site, place)) {
    const name = toName(file.address);
    if (!reused.has(name))
      await writer.write({ address: name, content: await readDue(file, product) });
  }
}

/** What takes long to make comes from the cache, if the same Benchlight made it. */
const readDue = ({ read, origin }: DataFile, product: string) =>
  origin === undefined
    ? read()
    : readCached(`${product}\n${origin()}`, async () => Buffer.from(await read()));

/** Writes the list of files; those that were linked have the digests that they had. */
function listDigests(
  staging: string,
  listed: readonly ListedFile[],
  previous: FileDigests,
  reused: readonly string[],
): string {
  const linked = new Set(reused);
  const folders = reused.filter((name) => name.endsWith('/'));
  const isLinked = (name: string) =>
    linked.has(name) || folders.some((folder) => name.startsWith(folder));
  const made = new Map([...previous].filter(([name]) => isLinked(name)));
  const names = listed.map(({ name }) => name);
  return writeFileDigests(staging, makeFileDigests(staging, names, made));
}

const listNames = (site: Site, place: SiteLocation): string[] =>
  Array.from(listAllFiles(site, place), ({ address }) => toName(address));

const toName = (address: string): string => address.replace(/^\//, '');

/** @throws when a file of the site is missing, before the site replaces the previous one. */
function requireAll(listed: readonly ListedFile[], due: readonly string[]): void {
  const written = new Set(listed.map(({ name }) => name));
  const missing = due.filter((name) => !written.has(name));
  if (missing.length > 0) throw new Error(`${missing.length} files are missing: ${missing[0]} …`);
}
