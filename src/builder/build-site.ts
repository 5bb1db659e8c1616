import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { LoadedDatasetFile } from '#dataset/dataset-file/dataset-file.ts';
import { removeStale } from '#dataset/write/stale-files.ts';
import { openDataset } from '#dataset/load/open-dataset.ts';
import type { DatasetFiles } from '#dataset/load/read-dataset.ts';
import { isInstalled } from '#dataset/project-root.ts';
import type { BuildOptions, BuildPart, BuildSettings } from './build-options.ts';
import { ProgramFailure } from './compiled/program-failure.ts';
import type { MadeSite } from './finish-site.ts';
import { cacheFolders } from './output/cache-folders.ts';
import { explainFailure, prepareOutput } from './output/output-folder.ts';
import type { SiteSummary } from './output/site-summary.ts';
import { PreviousSiteLost } from './output/update-site.ts';
import type { BuildInput } from './prepare-site.ts';
import { openManifests } from './reuse/build-manifest.ts';
import { type Decision, decideReuse } from './reuse/decide-reuse.ts';
import { digestListing } from './reuse/digest-listing.ts';
import { findDataset } from './reuse/find-dataset.ts';
import { listUnread, loadContracts } from '#dataset/environment/contracts-cache.ts';
import { fingerprintProduct } from './reuse/fingerprint-product.ts';
import { findPreviousBuild, wholeSite } from './reuse/previous-build.ts';
import { mergeShards } from './shards/merge-shards.ts';
import { toShardOrigin } from './shards/shard-origin.ts';

export interface BuildResult extends SiteSummary {
  /** Those of the pages that were not taken from the previous site. */
  rendered: number;
  /** What was taken from the previous build, as far as the build came to decide it. */
  reuse: Partial<Decision>;
  /** Of the dataset that the site shows. */
  datasetFile: LoadedDatasetFile;
  /** The folder of the environment whose source was read, if one is at hand. */
  environmentFolder?: string | undefined;
  /** The files of its source that were not read, or not to their ends. Default: none. */
  unreadSources?: readonly string[];
  /** The names of the suites that were found beside the folder. Default: none. */
  suitesBeside?: readonly string[];
  /** The environment of an earlier time that the tasks were judged by, if not by the current one. */
  profile?: string | undefined;
}

/**
 * Builds a site beside its output folder and moves it there when it is whole, so that a failed or
 * interrupted build leaves the previous site as it was. What the previous build with these options
 * left is reused; when nothing has changed since, there is nothing to do.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  try {
    return await build(options);
  } catch (error) {
    if (!(error instanceof PreviousSiteLost)) throw error;
    return await build({ ...options, force: true });
  }
}

async function build(options: BuildOptions): Promise<BuildResult> {
  const { out, force, progress, warn, part, ...settings } = options;
  const output = await prepareOutput(out, settings.tasks);
  const { path, staging } = output;
  try {
    Object.values(cacheFolders).forEach(removeStale);
    const product = fingerprintProduct();
    const manifests = openManifests({ ...settings, out: path, ...ofShard(part) }, product);
    const dataset = await openDataset(settings.tasks, settings, progress);
    const { digest, read } = await findDataset(dataset);
    const { datasetFile } = dataset.opened;
    const { environmentSource, suitesBeside = [] } = dataset.opened;
    const circumstances = {
      suitesBeside,
      environmentFolder: environmentSource?.folder,
      unreadSources: environmentSource ? listUnread(loadContracts(environmentSource)) : [],
      profile: dataset.opened.profile?.label,
    };
    const fingerprint = toFingerprint(settings, product, digest);
    const previous =
      part.kind === 'merge'
        ? mergeShards({ ...part, out: path, staging }, toShardOrigin(settings, product, digest))
        : findPreviousBuild(path, manifests, { force });
    const whole = decideReuse(previous, { site: { [wholeSite]: fingerprint } });
    if (whole.site.reused.has(wholeSite) && previous.summary) {
      return { ...previous.summary, rendered: 0, reuse: whole, datasetFile, ...circumstances };
    }
    const files = await read();
    output.requireReplaceable(listFolders(files), 'keys' in previous.site);
    // A build with nothing to do is spared the time that all this takes to load.
    const input = { staging, files, digest, previous, product, force, progress, warn };
    const made = await make(settings, input, part);
    const { summary, rendered, reuse, contents, keys, found } = made;
    const isCurrent = fingerprint === (await findFingerprint(settings, product));
    const listed = output.replace(made.files, made.unchanged);
    // Files that were written meanwhile may or may not be in this site.
    if (isCurrent) {
      const listing = digestListing(listed);
      manifests.write({ fingerprint, listing, contents, summary, keys, found });
    }
    return { ...summary, rendered, reuse: { ...whole, ...reuse }, datasetFile, ...circumstances };
  } catch (error) {
    throw explainFailure(path, error);
  } finally {
    // What is left behind, the next build removes; it must not hide why this one failed.
    await output.discard().catch(() => undefined);
  }
}

/** What shards of one site differ in. */
const ofShard = (part: BuildPart) => (part.kind === 'shard' ? { shard: part.shard } : {});

async function make(
  settings: BuildSettings,
  input: BuildInput,
  part: BuildPart,
): Promise<MadeSite> {
  const { withProgram } = await import('./prepare-site.ts');
  try {
    return await withProgram(settings, input, async (program) => {
      if (part.kind === 'shard') {
        const { makeShard } = await import('./make-shard.ts');
        return makeShard(settings, input, program, part.shard);
      }
      const { makeSite } = await import('./make-site.ts');
      return makeSite(settings, input, program);
    });
  } catch (error) {
    // Astro makes no shards, and may be missing beside a package.
    if (!(error instanceof ProgramFailure) || part.kind === 'shard' || isInstalled) throw error;
    const { makeWithAstro } = await import('./make-with-astro.ts');
    return makeWithAstro(settings, input, error);
  }
}

/** The folders that tasks are read from; some may be reached by links. */
const listFolders = ({ opened, files }: DatasetFiles): string[] => [
  ...new Set(files.map(({ file }) => dirname(join(opened.folder, file)))),
];

/** Undefined when something cannot be read any more. */
const findFingerprint = (settings: BuildSettings, product: string): Promise<string | undefined> =>
  openDataset(settings.tasks, settings).then(
    async (dataset) => toFingerprint(settings, product, (await findDataset(dataset)).digest),
    () => undefined,
  );

/** A digest of all that a site is made from. */
const toFingerprint = (settings: BuildSettings, product: string, dataset: string): string =>
  hash('sha256', JSON.stringify({ settings, product, dataset }));
