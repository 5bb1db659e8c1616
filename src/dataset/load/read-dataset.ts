import { createHash } from 'node:crypto';
import type { OpenResults } from '../results/open-results.ts';
import type { Progress } from '../progress.ts';
import type { LocalFiles } from '../../lint/model/local-files.ts';
import { digestLocalFiles } from '../local-files/digest-local-files.ts';
import { type FolderOptions, foldersOf, openFolder, type OpenFolder } from './open-folder.ts';
import { toRelativeName } from '../relative-name.ts';
import { openListedReleases } from '../releases/open-listed-releases.ts';
import type { OpenReleases } from '../releases/read-releases.ts';
import { digestRawFiles } from '../files/digest-raw-files.ts';
import { type RawFile, readRaw, textOfRaw } from '../files/read-files.ts';

/** Everything that is read of a folder of task files; all data of a dataset is derived from it. */
export interface DatasetFiles {
  opened: OpenFolder;
  files: readonly RawFile[];
  /** Of the files that tasks upload or compare with. */
  localFiles: LocalFiles;
  /** Earlier states of the dataset. */
  releases: OpenReleases;
  /** Results of systems; undefined when no folder of results is named. */
  results: OpenResults | undefined;
}

/** @throws UsageError when the folder is missing, or `dataset.json` or a suite is invalid. */
export async function readDataset(
  tasksFolder: string,
  options?: FolderOptions,
  progress?: Progress,
): Promise<DatasetFiles> {
  const opened = await openFolder(tasksFolder, options);
  const files = opened.files.map((file) => readRaw(opened.folder, file));
  const localFiles = digestLocalFiles(
    foldersOf(opened),
    files.map((file) => textOfRaw(file)),
  );
  const releases = await openListedReleases(opened.datasetFile, opened.folder);
  const results = await openNamedResults(opened, progress);
  return { opened, files, localFiles, releases, results };
}

/** A dataset without results needs nothing of what reads them. */
async function openNamedResults(
  { results, folder }: OpenFolder,
  progress?: Progress,
): Promise<OpenResults | undefined> {
  if (results.length === 0) return undefined;
  const { openResults } = await import('../results/open-results.ts');
  return openResults(results, folder, progress);
}

/**
 * A digest of everything that was read: if two digests are equal, so are the datasets, wherever their
 * folders are.
 */
export function digestDataset({
  opened,
  files,
  localFiles,
  releases,
  results,
}: DatasetFiles): string {
  const read = withoutPlace(opened);
  const hash = createHash('sha256').update(
    JSON.stringify([read, localFiles, releases.digest, ...(results ? [results.digest] : [])]),
  );
  digestRawFiles(hash, files);
  return hash.digest('hex');
}

/** Folders by their names from the tasks folder. */
function withoutPlace({ folder, datasetFile, suites, files, broken, environment }: OpenFolder) {
  const toName = (path: string | undefined) =>
    path === undefined ? undefined : toRelativeName(folder, path);
  return {
    datasetFile: {
      ...datasetFile,
      folder: toName(datasetFile.folder),
      path: toName(datasetFile.path),
    },
    suites: suites.map((suite) => ({ ...suite, path: toName(suite.path) })),
    files,
    broken,
    environment: environment?.digest,
  };
}
