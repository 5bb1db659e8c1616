import { resolve } from 'node:path';
import { buildCatalogue, type Catalogue } from '../../catalogue/catalogue.ts';
import { type Dataset, loadDataset, type PrepareCheck } from '../../dataset/load-dataset.ts';
import type { BenchlightOptions } from './benchlight-options.ts';
import { provideCatalogue } from './current-catalogue.ts';

/** A dataset and the catalogue made from it. */
export interface Site {
  dataset: Dataset;
  catalogue: Catalogue;
}

const loaded = new Map<string, Promise<Site>>();

/** Loads a folder of tasks, once per process, and makes its catalogue the one that pages show. */
export function loadSite(options: BenchlightOptions, prepareCheck?: PrepareCheck): Promise<Site> {
  const key = nameSite(options);
  const site = loaded.get(key) ?? load(options, prepareCheck);
  loaded.set(key, site);
  return site;
}

/** Reads the folder again, after a change. When that fails, what was loaded before stays. */
export async function reloadSite(options: BenchlightOptions): Promise<Site> {
  const site = await load(options);
  loaded.set(nameSite(options), Promise.resolve(site));
  return site;
}

const nameSite = ({ tasks, skip = [] }: BenchlightOptions): string =>
  [resolve(tasks), ...skip].join('\n');

async function load(
  { tasks, skip = [], progress }: BenchlightOptions,
  prepareCheck?: PrepareCheck,
): Promise<Site> {
  const dataset = await loadDataset(resolve(tasks), progress, prepareCheck);
  progress?.('making the catalogue');
  const catalogue = buildCatalogue({ ...dataset, skippedFiles: skip });
  provideCatalogue(catalogue);
  return { dataset, catalogue };
}
