import { readDataset } from '#dataset/load/read-dataset.ts';
import type { Progress } from '#dataset/progress.ts';
import { searchFolder } from '#search/search-folder.ts';
import type { Site } from '#site/context/load-site.ts';
import { listAllFiles } from '#site/files/data-files.ts';
import type { FileContent } from '#site/files/send-content.ts';
import { toSiteLocation } from '#site/page/site-location.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { BuildSettings } from '../build-options.ts';
import { toPageFile } from '../output/page-file.ts';
import type { CompiledPages } from '../compiled/open-pages.ts';
import type { ProgramPage } from '../program/page-program.ts';
import { renderText } from '../render-pages.ts';
import { checkChanged, type EarlierFindings } from '../check-changed.ts';
import { readContent, toDataFileName } from '../write-data-files.ts';
import { createLiveSearch } from './live-search.ts';
import { createTurns } from './turns.ts';

/** A site in memory that has what a build would write. Each file is made when it is asked for. */
export interface LiveSite {
  /**
   * Reads the dataset again.
   *
   * @throws UsageError when it cannot be read; the site stays as it was.
   */
  update(progress?: Progress): Promise<Site>;
  /** The content of a file by its name, such as `tasks/index.html`; undefined when there is none. */
  read(name: string): Promise<FileContent | undefined>;
}

type PagesByFile = Promise<ReadonlyMap<string, ProgramPage>>;

/** @param product what distinguishes one state of Benchlight from another. */
export function createLiveSite(
  settings: BuildSettings,
  compiled: Promise<CompiledPages>,
  product: string,
): LiveSite {
  const place = toSiteLocation(settings.site, settings.base);
  // Another program may remove them from the cache meanwhile.
  const assets = compiled.then((pages) => pages.readAssets());
  // A failure is reported when they are needed.
  assets.catch(() => undefined);
  const pagesOf = memoizeWeakly<Site, PagesByFile>(async () => {
    const pages = await (await compiled).listPages();
    return new Map(pages.map((page) => [toPageFile(page), page]));
  });
  const filesOf = memoizeWeakly((site: Site) => {
    const files = Array.from(listAllFiles(site, place));
    return new Map(files.map((file) => [toDataFileName(file.address), file]));
  });
  const inTurn = createTurns();
  const search = createLiveSearch(async (site) => [...(await pagesOf(site)).values()], inTurn);
  let earlier: EarlierFindings = { available: { findings: { keys: {} } }, found: {} };
  let shown: Site | undefined;

  async function readMade(name: string, site: Site): Promise<FileContent | undefined> {
    const page = (await pagesOf(site)).get(name);
    if (page) return renderText(page);
    const file = filesOf(site).get(name);
    if (file) return 'origin' in file ? readContent(file, product) : file.read();
    return (await assets).get(name);
  }

  return {
    update: (progress) =>
      inTurn(async () => {
        const files = await readDataset(settings.tasks, settings, progress);
        const checked = await checkChanged({ ...settings, progress }, files, earlier);
        const { site, found, findingKeys } = checked;
        earlier = { available: { findings: { keys: findingKeys.findings } }, found };
        shown = site;
        return site;
      }),
    read: (name) => {
      const isInIndex = name.startsWith(`${searchFolder}/`);
      return isInIndex ? readIndexed(name) : inTurn(async () => shown && readMade(name, shown));
    },
  };

  async function readIndexed(name: string): Promise<FileContent | undefined> {
    return shown && (await search.list(shown)).get(name);
  }
}
