import { resolve } from 'node:path';
import { buildCatalogue, type Catalogue } from '../../catalogue/catalogue.ts';
import { type Dataset, loadDataset } from '../../dataset/load/load-dataset.ts';
import type { BenchlightOptions } from './benchlight-options.ts';
import { provideContext } from './build-context.ts';
import { makeHistory, type SiteHistory } from './site-history.ts';

/** A dataset and the catalogue made from it. */
export interface Site {
  dataset: Dataset;
  catalogue: Catalogue;
  /** Undefined when the dataset names no releases. */
  history: SiteHistory | undefined;
}

/** Loads a folder of tasks; its path is absolute. */
type Load = (tasks: string) => Promise<Dataset>;

const loaded = new Map<string, Promise<Site>>();

/** Loads a folder of tasks, once per process, and makes its catalogue the one that pages show. */
export function loadSite(options: BenchlightOptions): Promise<Site> {
  const key = nameSite(options);
  const site = loaded.get(key) ?? makeSite(options);
  loaded.set(key, site);
  return site;
}

/**
 * Loads the folder, also if it was loaded before. When that fails, what was loaded before stays.
 *
 * @param load how it is loaded. Default: read and checked as a whole.
 */
export async function reloadSite(options: BenchlightOptions, load?: Load): Promise<Site> {
  const site = await makeSite(options, load);
  loaded.set(nameSite(options), Promise.resolve(site));
  return site;
}

const nameSite = ({ tasks, environment, shortAddresses = false }: BenchlightOptions): string =>
  JSON.stringify([resolve(tasks), environment, shortAddresses]);

async function makeSite(
  { tasks, environment, shortAddresses = false, progress }: BenchlightOptions,
  load: Load = (folder) => loadDataset(folder, progress, { environment }),
): Promise<Site> {
  const dataset = await load(resolve(tasks));
  progress?.('making the catalogue');
  const catalogue = buildCatalogue({ ...dataset, shortAddresses });
  const history = makeHistory(dataset, catalogue);
  provideContext({ catalogue, history });
  return { dataset, catalogue, history };
}
