import { hash } from 'node:crypto';
import type { Release } from '#format/release-schema.ts';
import { openCommitTrees } from '../source/commit-trees.ts';
import { openNamedCode } from '../environment/release-code.ts';
import { startBlobReader } from '../git/blob-reader.ts';
import { findTags, openRepository } from '../git/repository.ts';
import type { RawFile } from '../files/read-files.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { type DatasetFileText, readNamed } from '../dataset-file/field-place.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { orderReleases } from '#history/releases/order-releases.ts';
import { toVersion } from '#text/to-version.ts';
import { UsageError } from '../usage-error.ts';
import { parseAsBlobs } from './read-commit.ts';
import type { ReleaseFiles } from './release-files.ts';
import { toPartPrefix } from './release-part.ts';
import { openCommit, openRelease, type Place, type Source } from './release-source.ts';

/** A release of the dataset with its tasks. */
export interface ReadRelease extends Omit<ReleaseFiles, 'date'> {
  version: string;
  /** As in "2026-03-14". */
  date: string | undefined;
  notes: string | undefined;
  doi: string | undefined;
}

type Described = DatasetFileText & {
  releases: NonNullable<LoadedDatasetFile['releases']>;
};

/** Releases that were found, and whose tasks are parsed only when they are needed. */
export interface OpenReleases {
  /** Of equal digests, equal releases are read. */
  digest: string;
  /**
   * The oldest first. Commits never change, and what else there is was read already.
   *
   * @throws UsageError when a release has no task.
   */
  read: (options?: ReadOptions) => Promise<ReadRelease[]>;
}

interface ReadOptions {
  /** Those that are current; a commit with one of them needs neither be read nor parsed there. Default: none */
  files?: readonly RawFile[];
  /** Whether the code of environments is read too. Default: no */
  withCode?: boolean | undefined;
}

/**
 * Finds releases that `dataset.json` lists.
 *
 * @param today The folder of today's environment, absolute. Default: none
 * @throws UsageError when one of them cannot be found.
 */
export async function openReleases(
  { releases, ...file }: Described,
  tasksFolder: string,
  today?: string,
): Promise<OpenReleases> {
  const { folder } = file;
  const needsGit = !Array.isArray(releases) || releases.some(({ ref }) => ref !== undefined);
  const repository = needsGit
    ? await readNamed(file, ['releases'], () => openRepository(tasksFolder))
    : undefined;
  const reader = repository && startBlobReader(repository.folder);
  const prefix = toPartPrefix(folder, tasksFolder);
  const place = { repository, reader, file, prefix, today };
  try {
    const opened = Array.isArray(releases)
      ? await openEach(releases, place)
      : await readNamed(file, ['releases', 'tags'], () => openTags(releases.tags, place));
    const contents = opened.map(({ release: { version, date, notes, doi }, content, code }) =>
      [version, date, notes, doi, content, code?.name].map((value) => value ?? null),
    );
    return {
      digest: hash('sha256', JSON.stringify(contents)),
      read: (options = {}) => readOpened(opened, place, options),
    };
  } finally {
    reader?.close();
  }
}

interface OpenRelease extends Source {
  /** Where `dataset.json` names it. */
  at: Path;
  release: Release;
}

async function readOpened(
  opened: readonly OpenRelease[],
  { repository, file }: Pick<Place, 'repository' | 'file'>,
  { files = [], withCode = false }: ReadOptions,
): Promise<ReadRelease[]> {
  const reader = repository && startBlobReader(repository.folder);
  const git = reader && { reader, parsed: parseAsBlobs(files) };
  const trees = openCommitTrees();
  try {
    const read: ReadRelease[] = [];
    for (const { at, release, code, read: readSource } of opened) {
      await readNamed(file, at, async () => {
        const seen = withCode ? await code?.read(trees) : undefined;
        read.push({ ...toRelease(release, await readSource(git)), code: seen });
      });
    }
    return orderReleases(read);
  } finally {
    reader?.close();
    trees.close();
  }
}

async function openEach(releases: readonly Release[], place: Place): Promise<OpenRelease[]> {
  const opened: OpenRelease[] = [];
  for (const [index, release] of releases.entries()) {
    const at = ['releases', index];
    const source = await readNamed(place.file, at, () => openRelease(release, place));
    const { environment } = release;
    const code = environment
      ? await openNamedCode(environment, [...at, 'environment', 'ref'], place)
      : source.code;
    opened.push({ at, release, ...source, code });
  }
  return opened;
}

async function openTags(pattern: string, place: Place): Promise<OpenRelease[]> {
  const { repository } = place;
  if (!repository) return [];
  const commits = await findTags(repository, pattern);
  if (commits.length === 0) {
    throw new UsageError(
      `the repository of ${repository.folder} has no tag that matches "${pattern}"`,
      repository.isShallow
        ? 'It is a shallow clone. Fetch the tags with "git fetch --unshallow --tags"; in a workflow, check out with "fetch-depth: 0".'
        : 'Fetch the tags with "git fetch --tags", or change "tags" of "releases" in "dataset.json". Before the first release, leave "releases" out.',
    );
  }
  const opened = await Promise.all(
    commits.map(async (commit) => ({
      at: ['releases', 'tags'],
      release: { ref: commit.name, version: toVersion(commit.name) },
      ...(await openCommit(commit, toVersion(commit.name), place)),
    })),
  );
  const versions = opened.map(({ release }) => release.version);
  const repeated = versions.find((version, index) => versions.indexOf(version) < index);
  if (repeated === undefined) return opened;
  throw new UsageError(
    `two tags that match "${pattern}" have the version "${repeated}"`,
    'Choose a pattern of "tags" in "dataset.json" that only one of them matches.',
  );
}

function toRelease(
  { version, date, notes, doi }: Release,
  { date: readDate, ...read }: ReleaseFiles,
): ReadRelease {
  if (read.tasks.length === 0 && read.unreadable.length === 0) {
    throw new UsageError(
      `the release "${version}" has no task`,
      'The tasks must be in the same folder of the repository, in files whose names end in .json. Otherwise list the releases in "dataset.json" without this one, or with a "folder" or an "export" that has its tasks.',
    );
  }
  return { ...read, version, date: date ?? readDate?.slice(0, 10), notes, doi };
}
