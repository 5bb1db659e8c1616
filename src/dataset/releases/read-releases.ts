import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Release } from '#format/release-schema.ts';
import { startBlobReader } from '../git/blob-reader.ts';
import {
  type Commit,
  findCommit,
  findTags,
  openRepository,
  type Repository,
} from '../git/repository.ts';
import type { RawFile } from '../files/read-files.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { type DatasetFileText, readNamed } from '../dataset-file/field-place.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { orderReleases } from '#history/releases/order-releases.ts';
import { toVersion } from '#text/to-version.ts';
import { UsageError } from '../usage-error.ts';
import { openExport, parseExport } from './read-export.ts';
import { type CommitTools, parseAsBlobs } from './read-commit.ts';
import { readCommittedRelease } from './read-committed-release.ts';
import {
  digestFolderFiles,
  findDatasetFile,
  parseFolderFiles,
  readFolderFiles,
} from './read-folder.ts';
import type { ReleaseFiles } from './release-files.ts';
import { parseStatedAbout } from './stated-about.ts';
import { pickPart, toPartPrefix } from './release-part.ts';

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
   * @param files that are current; a commit with one of them needs neither be read nor parsed there
   * @throws UsageError when a release has no task.
   */
  read: (files?: readonly RawFile[]) => Promise<ReadRelease[]>;
}

/**
 * Finds releases that `dataset.json` lists.
 *
 * @throws UsageError when one of them cannot be found.
 */
export async function openReleases(
  { releases, ...file }: Described,
  tasksFolder: string,
): Promise<OpenReleases> {
  const { folder } = file;
  const needsGit = !Array.isArray(releases) || releases.some(({ ref }) => ref !== undefined);
  const repository = needsGit
    ? await readNamed(file, ['releases'], () => openRepository(tasksFolder))
    : undefined;
  const prefix = toPartPrefix(folder, tasksFolder);
  const opened = Array.isArray(releases)
    ? await openEach(releases, { repository, file, prefix })
    : await readNamed(file, ['releases', 'tags'], () => openTags(repository, releases.tags));
  const contents = opened.map(({ release: { version, date, notes, doi }, content }) => [
    ...[version, date, notes, doi].map((value) => value ?? null),
    content,
  ]);
  return {
    digest: hash('sha256', JSON.stringify(contents)),
    read: (files = []) => readOpened(opened, { repository, file, files }),
  };
}

/** Where the tasks of a release come from. */
interface Source {
  /** Names the content. */
  content: string;
  read: (git: CommitTools | undefined) => Promise<ReleaseFiles> | ReleaseFiles;
}

interface OpenRelease extends Source {
  /** Where `dataset.json` names it. */
  at: Path;
  release: Release;
}

/** What the paths of releases start from. */
interface Place {
  file: DatasetFileText;
  /** The path from it to the tasks folder. */
  prefix: string;
}

async function readOpened(
  opened: readonly OpenRelease[],
  {
    repository,
    file,
    files,
  }: { repository: Repository | undefined; file: DatasetFileText; files: readonly RawFile[] },
): Promise<ReadRelease[]> {
  const reader = repository && startBlobReader(repository.folder);
  const git = reader && { reader, parsed: parseAsBlobs(files) };
  try {
    const read: ReadRelease[] = [];
    for (const { at, release, read: readSource } of opened) {
      read.push(await readNamed(file, at, async () => toRelease(release, await readSource(git))));
    }
    return orderReleases(read);
  } finally {
    reader?.close();
  }
}

async function openEach(
  releases: readonly Release[],
  { repository, ...place }: Place & { repository: Repository | undefined },
): Promise<OpenRelease[]> {
  const opened: OpenRelease[] = [];
  for (const [index, release] of releases.entries()) {
    const at = ['releases', index];
    const source = await readNamed(place.file, at, async () =>
      repository && release.ref !== undefined
        ? openCommit(repository, await findCommit(repository, release.ref), release.version)
        : openOutside(release, place),
    );
    opened.push({ at, release, ...source });
  }
  return opened;
}

function openCommit(repository: Repository, commit: Commit, version: string): Source {
  return {
    content: `${commit.hash} ${repository.prefix}`,
    read: (git) => {
      if (!git) throw new Error('a commit is read with git');
      return readCommittedRelease({ repository, commit, version }, git);
    },
  };
}

async function openOutside(release: Release, { file: { folder }, prefix }: Place): Promise<Source> {
  if (release.folder !== undefined) {
    const files = await readFolderFiles(resolve(folder, release.folder));
    return {
      content: `${digestFolderFiles(files)} ${prefix}`,
      read: () => ({
        ...pickPart(parseFolderFiles(files), prefix),
        about: parseStatedAbout(findDatasetFile(files)),
      }),
    };
  }
  const path = resolve(folder, release.export ?? '');
  const text = openExport(path);
  return {
    content: `${hash('sha256', text)} ${prefix}`,
    read: () => pickPart(parseExport(path, text), prefix),
  };
}

async function openTags(
  repository: Repository | undefined,
  pattern: string,
): Promise<OpenRelease[]> {
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
  const opened = commits.map((commit) => ({
    at: ['releases', 'tags'],
    release: { ref: commit.name, version: toVersion(commit.name) },
    ...openCommit(repository, commit, toVersion(commit.name)),
  }));
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
