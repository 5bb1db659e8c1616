import { checkDataset } from '#dataset/load/load-dataset.ts';
import type { DatasetFiles } from '#dataset/load/read-dataset.ts';
import { reloadSite, type Site } from '#site/context/load-site.ts';
import type { BuildOptions, BuildSettings } from './build-options.ts';
import type { ReusableKeys } from './reuse/build-manifest.ts';
import { type Available, decideReuse, type KindDecision } from './reuse/decide-reuse.ts';
import { createCachedCheck, type FoundByFile, listFindingKeys } from './reuse/cached-check.ts';

/** What was found in files before. */
export interface EarlierFindings {
  available: { findings: Available };
  found: FoundByFile;
}

interface CheckedSite {
  site: Site;
  found: FoundByFile;
  findingKeys: Pick<ReusableKeys, 'findings'>;
  /** What of the earlier findings was reused. */
  findings: KindDecision;
}

/** Checks the files of a dataset that have changed, and makes the catalogue of all of them. */
export async function checkChanged(
  options: BuildSettings & Pick<BuildOptions, 'progress'>,
  files: DatasetFiles,
  earlier: EarlierFindings,
): Promise<CheckedSite> {
  const { progress } = options;
  const findingKeys = { findings: listFindingKeys(files) };
  const { findings } = decideReuse(earlier.available, findingKeys);
  const cached = createCachedCheck(earlier.found, findings.reused);
  const site = await reloadSite(options, async () => ({
    ...(await checkDataset(files, { progress, check: cached.check, withCode: true })),
    findFacts: cached.findFacts,
    findEarlierShortcuts: cached.findEarlierShortcuts,
  }));
  return { site, found: cached.list(site.catalogue), findingKeys, findings };
}
