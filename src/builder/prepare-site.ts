import type { DatasetFiles } from '#dataset/load/read-dataset.ts';
import { searchFolder } from '#search/search-folder.ts';
import type { Site } from '#site/context/load-site.ts';
import { type SiteLocation, toSiteLocation } from '#site/page/site-location.ts';
import type { BuildOptions, BuildSettings } from './build-options.ts';
import { type CompiledPages, openPages } from './compiled/open-pages.ts';
import { findProgram, startProgram } from './compiled/program-cache.ts';
import type { ReusableKeys } from './reuse/build-manifest.ts';
import { type Decision, decideReuse } from './reuse/decide-reuse.ts';
import { checkChanged } from './check-changed.ts';
import type { FoundByFile } from './reuse/cached-check.ts';
import { listOutputKeys } from './reuse/output-keys.ts';
import type { PreviousBuild } from './reuse/previous-build.ts';
import { type Shard, takeShare } from './shards/shard.ts';

/** What a build is made from, and where it is written. */
export interface BuildInput extends Pick<BuildOptions, 'progress' | 'force' | 'warn'> {
  /** The folder to write to. */
  staging: string;
  files: DatasetFiles;
  /** Of the dataset. */
  digest: string;
  previous: PreviousBuild;
  /** What distinguishes one state of Benchlight from another. */
  product: string;
}

/** A site whose outputs are decided and not yet made. */
export interface PreparedSite {
  site: Site;
  place: SiteLocation;
  keys: ReusableKeys;
  found: FoundByFile;
  /** What is taken from the previous build. */
  decided: Omit<Decision, 'site' | 'compiled pages'>;
  /** The names of the reused files. */
  reused: readonly string[];
}

/**
 * Checks a dataset, makes its catalogue, and decides what of the previous build is used again.
 *
 * @param shard Leaves only the keys that belong to it. Default: all of them.
 */
export async function prepareSite(
  settings: BuildSettings,
  { files, previous, progress }: BuildInput,
  shard?: Shard,
): Promise<PreparedSite> {
  const place = toSiteLocation(settings.site, settings.base);
  const parts = previous.readParts();
  const { site, found, findings, findingKeys } = await checkChanged(
    { ...settings, progress },
    files,
    parts,
  );

  progress?.('preparing pages');
  const allKeys = listOutputKeys(site, place);
  const outputKeys = shard ? takeShare(allKeys, shard) : allKeys;
  const outputs = decideReuse(parts.available, outputKeys);
  return {
    site,
    place,
    keys: { ...findingKeys, ...outputKeys },
    found,
    decided: { findings, ...outputs },
    reused: listReusedFiles(
      Object.values(outputs).flatMap((kind) => [...kind.reused]),
      previous,
    ),
  };
}

/** The reused outputs by file: the search index is one output, and has many files. */
function listReusedFiles(outputs: readonly string[], previous: PreviousBuild): string[] {
  if (!outputs.includes(searchFolder)) return [...outputs];
  const names = [...previous.readDigests().keys()];
  const inIndex = names.filter((name) => name.startsWith(`${searchFolder}/`));
  return [...outputs.filter((name) => name !== searchFolder), ...inIndex];
}

export interface OpenProgram {
  compiled: CompiledPages;
  decided: Pick<Decision, 'compiled pages'>;
}

/**
 * Makes something with the pages as a program. Unless an earlier build left it, it is compiled
 * meanwhile, by another process.
 */
export async function withProgram<Made>(
  settings: BuildSettings,
  { product, force, warn }: Pick<BuildInput, 'product' | 'force' | 'warn'>,
  make: (program: Promise<OpenProgram>) => Promise<Made>,
): Promise<Made> {
  const name = product.slice(0, 16);
  const decided = decideReuse(
    { 'compiled pages': findProgram(name, force) },
    { 'compiled pages': { [name]: name } },
  );
  const finish = await startProgram(name, decided['compiled pages'].reused.has(name));
  const opened = finish();
  const program = opened.then(({ folder, warnings }) => {
    for (const warning of warnings) warn?.(warning);
    return { compiled: openPages(folder, settings), decided };
  });
  // A failure is reported when the program is needed.
  program.catch(() => undefined);
  try {
    return await make(program);
  } finally {
    await opened.then(
      ({ close }) => close(),
      () => undefined,
    );
  }
}
