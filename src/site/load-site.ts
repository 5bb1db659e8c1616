import { resolve } from 'node:path';
import { buildCatalogue, type Catalogue } from '../catalogue/catalogue.ts';
import { type Dataset, loadDataset } from '../dataset/load-dataset.ts';
import type { Progress } from '../dataset/progress.ts';
import { provideCatalogue } from './current-catalogue.ts';

/** A dataset and the catalogue made from it. */
export interface Site {
  dataset: Dataset;
  catalogue: Catalogue;
}

const loaded = new Map<string, Promise<Site>>();

/** Loads a folder of tasks, once per process, and makes its catalogue the one that pages show. */
export function loadSite(tasksFolder: string, progress?: Progress): Promise<Site> {
  const folder = resolve(tasksFolder);
  const site = loaded.get(folder) ?? load(folder, progress);
  loaded.set(folder, site);
  return site;
}

/** Reads the folder again, after a change. When that fails, what was loaded before stays. */
export async function reloadSite(tasksFolder: string): Promise<Site> {
  const folder = resolve(tasksFolder);
  const site = await load(folder);
  loaded.set(folder, Promise.resolve(site));
  return site;
}

async function load(folder: string, progress?: Progress): Promise<Site> {
  const dataset = await loadDataset(folder, progress);
  progress?.('making the catalogue');
  const catalogue = buildCatalogue(dataset);
  provideCatalogue(catalogue);
  return { dataset, catalogue };
}
