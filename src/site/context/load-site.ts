import { resolve } from 'node:path';
import { buildCatalogue, type Catalogue, type CatalogueInput } from '#catalogue/catalogue.ts';
import { type Dataset, loadDataset } from '#dataset/load/load-dataset.ts';
import { canBeScored } from '#lint/facts/checks/scoring.ts';
import type { Results } from '#results/model/results.ts';
import type { BenchlightOptions } from './benchlight-options.ts';
import { provideContext } from './build-context.ts';
import { toCataloguePath } from './catalogue-path.ts';
import { toCurrentAbout } from '#history/timeline/release-about.ts';
import { makeHistory, type SiteHistory } from './site-history.ts';

/** A dataset and the catalogue made from it. */
export interface Site {
  /** Where its pages are below the base path; empty for the base path itself. */
  path: string;
  dataset: Dataset;
  catalogue: Catalogue;
  /** Undefined when the dataset names no releases. */
  history: SiteHistory | undefined;
  /** Undefined when the dataset has no results. */
  results?: Results | undefined;
}

/** Loads a folder of tasks; its path is absolute. */
type Load = (
  tasks: string,
) => Promise<Dataset & Pick<CatalogueInput, 'findFacts' | 'findEarlierShortcuts'>>;

const loaded = new Map<string, Promise<Site>>();

/** Loads a folder of tasks, once per process, and makes its catalogue one that pages show. */
export async function loadSite(options: BenchlightOptions): Promise<Site> {
  const key = nameSite(options);
  const site = loaded.get(key) ?? makeSite(options);
  loaded.set(key, site);
  try {
    return await site;
  } catch (error) {
    // A server reads its configuration again when the user has corrected something.
    if (loaded.get(key) === site) loaded.delete(key);
    throw error;
  }
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

const nameSite = (options: BenchlightOptions) => {
  const { tasks, path, environment, results, shortAddresses = false } = options;
  return JSON.stringify([resolve(tasks), path, environment, results, shortAddresses]);
};

async function makeSite(
  {
    tasks,
    path: place,
    environment,
    results: named,
    shortAddresses = false,
    progress,
  }: BenchlightOptions,
  load: Load = (folder) =>
    loadDataset(folder, progress, {
      environment: environment && resolve(environment),
      results: named?.map((one) => resolve(one)),
    }),
): Promise<Site> {
  const path = toCataloguePath(place);
  const dataset = await load(resolve(tasks));
  progress?.('making the catalogue');
  const built = buildCatalogue({ ...dataset, shortAddresses });
  const history = makeHistory(dataset, built, shortAddresses);
  const catalogue = { ...built, about: toCurrentAbout(built.about, history?.states.at(-1)) };
  const results = await makeResults(dataset, catalogue, history);
  const site: Site = { path, dataset, catalogue, history, results };
  provideContext(site);
  return site;
}

/** A dataset without results needs nothing of what counts them. */
async function makeResults(
  { datasetFile, results: assigned, tasks: sources }: Dataset,
  { entries, vocabulary }: Catalogue,
  history: SiteHistory | undefined,
): Promise<Results | undefined> {
  if (!assigned) return undefined;
  const { buildResults } = await import('#results/build-results.ts');
  const { createValidityFinder } = await import('#results/validity/find-validity.ts');
  const { results = [], version } = datasetFile;
  const threshold = 'threshold' in results ? results.threshold : undefined;
  const { createCodeComparer } = await import('#results/code/compare-task-code.ts');
  const today = vocabulary.code;
  const findValidity = createValidityFinder(history, entries, { version, code: today });
  // What a harness writes for any other task is no score.
  const tasks = entries.filter(({ fields }) => canBeScored(fields));
  // What pages leave out of a file may name functions too.
  const fieldsOf = new Map(sources.map(({ file, fields }) => [file, fields]));
  const compareCode = createCodeComparer(
    tasks.map(({ path, file, fields }) => ({ path, fields: fieldsOf.get(file) ?? fields })),
    vocabulary,
  );
  return buildResults({ assigned, tasks, threshold, findValidity, compareCode, today });
}
