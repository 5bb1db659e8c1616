import { searchFolder } from '../search/records/search-parts.ts';
import { countBySeverity } from '../lint/model/finding.ts';
import type { BuildOptions, BuildResult, BuildSettings } from './build-site.ts';
import { providePageKeys } from './reuse/current-page-keys.ts';
import { removeUnclaimed } from './reuse/previous-files.ts';
import { createKnowingCheck, type KnownFindings } from './reuse/findings-cache.ts';
import { createPageKeys } from './reuse/page-keys.ts';
import { openCompiledPages } from './program/compiled-pages.ts';
import { listDataFiles, writeDataFiles, writeExports } from '../site/files/data-files.ts';
import { startFileWriter } from './writer/file-writer.ts';
import { comparePages, type PageKeyList } from './reuse/reusable-pages.ts';
import { type ListedFile, listFiles } from './output/list-files.ts';
import { loadSite } from '../site/context/load-site.ts';
import { renderPages } from './render-pages.ts';
import { startSearchIndex } from '../search/index/search-index.ts';
import { toPlace } from '../site/page/site-address.ts';
import { listSitemaps } from './output/sitemaps.ts';

interface Rendering extends Pick<BuildOptions, 'force' | 'progress'> {
  /** The folder to write to. */
  staging: string;
  /** Settled when files of the former site lie there: the keys of its pages, if they can be used. */
  former: Promise<PageKeyList>;
  /** What is known of files of the dataset. */
  known: KnownFindings;
  /** What tells one state of Benchlight from another. */
  product: string;
}

interface RenderedSite extends Omit<BuildResult, 'size'> {
  /** All but those of the search index. */
  files: readonly ListedFile[];
  keys: PageKeyList;
  known: KnownFindings;
  /** Resolves with the files of the search index, which takes longer than all else. */
  finishSearch: () => Promise<readonly ListedFile[]>;
}

/** Makes a site of a dataset: its pages, what lies beside them, and its search index. */
export async function renderSite(
  settings: BuildSettings,
  { staging, former, known, product, force, progress }: Rendering,
): Promise<RenderedSite> {
  const options = { ...settings, progress };
  const place = toPlace(settings.site, settings.base);
  const check = createKnowingCheck(known);
  const site = await loadSite(options, check.prepare);
  const { dataset, catalogue } = site;
  const pageKeys = createPageKeys(catalogue);
  providePageKeys(pageKeys);

  progress?.('preparing pages');
  const formerKeys = await former;
  const search = startSearchIndex(catalogue, staging, { keys: pageKeys, former: formerKeys });
  const compiled = await openCompiledPages(options, catalogue.about, product, force);
  try {
    const program = await compiled.load();
    await compiled.copyAssets(staging);

    const writer = startFileWriter(staging);
    // Pages that tell their sizes are rendered afterwards.
    writeExports(staging, site, place);
    const pages = await program.listPages();
    const { keys, kept } = comparePages(pages, formerKeys);
    const dataFiles = writeDataFiles(writer, site, place, kept);
    // A failure is reported when all is finished.
    dataFiles.catch(() => undefined);
    const made = await renderPages(pages, { kept, writer, search, progress });
    const sitemaps = await listSitemaps(made.addresses, place);
    for (const file of sitemaps) await writer.write(file);

    progress?.('finishing files and search');
    await dataFiles;
    await writer.finish();
    const due = new Set(made.files);
    for (const { address } of listDataFiles(site, place)) due.add(address.replace(/^\//, ''));
    const files = removeUnclaimed(staging, listFiles(staging, { without: searchFolder }), due);
    requireAll(files, due);
    return {
      tasks: dataset.tasks.length,
      pages: made.files.length,
      rendered: made.rendered,
      findings: countBySeverity(dataset.findings),
      files,
      keys: { ...keys, ...search.keys },
      known: check.findings,
      async finishSearch() {
        await search.finish();
        return listFiles(staging, { only: searchFolder });
      },
    };
  } finally {
    await compiled.close();
  }
}

/** @throws when a file of the site was not written, before the site takes the place of the former. */
function requireAll(files: readonly ListedFile[], due: ReadonlySet<string>): void {
  const written = new Set(files.map(({ name }) => name));
  const missing = [...due].filter((name) => !written.has(name));
  if (missing.length > 0) throw new Error(`${missing.length} files are missing: ${missing[0]} …`);
}
