import { resolve } from 'node:path';
import type { Release } from '../../format/release-schema.ts';
import { startBlobReader } from '../git/blob-reader.ts';
import { findCommit, findTags, openRepository, type Repository } from '../git/repository.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { UsageError } from '../usage-error.ts';
import { readExport } from './read-export.ts';
import { readCommit } from './read-commit.ts';
import { readFolder } from './read-folder.ts';
import type { ReleaseFiles } from './released-file.ts';

/** A release of the dataset with its tasks. */
export interface ReadRelease extends Omit<ReleaseFiles, 'date'> {
  version: string;
  /** As in "2026-03-14". */
  date: string | undefined;
  notes: string | undefined;
  doi: string | undefined;
}

type Described = Pick<Manifest, 'releases' | 'folder' | 'path'>;

/**
 * Reads the releases that `dataset.json` lists, the oldest first.
 *
 * @throws UsageError when one of them cannot be found or has no task.
 */
export async function readReleases(
  { releases, folder }: Described,
  tasksFolder: string,
): Promise<ReadRelease[]> {
  if (releases === undefined) return [];
  const needsGit = !Array.isArray(releases) || releases.some(({ ref }) => ref !== undefined);
  const repository = needsGit ? await openRepository(tasksFolder) : undefined;
  const listed = Array.isArray(releases) ? releases : await listTags(repository, releases.tags);
  const reader = repository && startBlobReader(repository.folder);
  const parsed = new Map();
  try {
    const read: ReadRelease[] = [];
    for (const release of listed) {
      const files =
        repository && reader && release.ref !== undefined
          ? await readCommit(repository, await findCommit(repository, release.ref), {
              reader,
              parsed,
            })
          : await readElsewhere(release, folder);
      read.push(toRelease(release, files));
    }
    return sortByDate(read);
  } finally {
    reader?.close();
  }
}

async function listTags(repository: Repository | undefined, pattern: string): Promise<Release[]> {
  const tags = repository ? await findTags(repository, pattern) : [];
  if (repository && tags.length === 0) {
    throw new UsageError(
      `the repository of ${repository.folder} has no tag that matches "${pattern}"`,
      repository.isShallow
        ? 'It is a shallow clone. Fetch the tags with "git fetch --unshallow --tags"; in a workflow, check out with "fetch-depth: 0".'
        : 'Fetch the tags with "git fetch --tags", or change "tags" of "releases" in "dataset.json".',
    );
  }
  const versions = tags.map((ref) => ({ ref, version: ref.replace(/^v(?=\d)/i, '') }));
  const repeated = versions.find(
    ({ version }, index) => versions.findIndex((other) => other.version === version) < index,
  );
  if (!repeated) return versions;
  throw new UsageError(
    `two tags that match "${pattern}" have the version "${repeated.version}"`,
    'Choose a pattern of "tags" in "dataset.json" that only one of them matches.',
  );
}

function readElsewhere(release: Release, folder: string): Promise<ReleaseFiles> | ReleaseFiles {
  if (release.folder !== undefined) return readFolder(resolve(folder, release.folder));
  return readExport(resolve(folder, release.export ?? ''));
}

function toRelease(
  { version, date, notes, doi }: Release,
  { tasks, unreadable, date: own }: ReleaseFiles,
): ReadRelease {
  if (tasks.length === 0) {
    throw new UsageError(
      `the release "${version}" has no task`,
      'Correct "releases" in "dataset.json": the tasks must lie in the same folder of the repository, in files whose names end in .json.',
    );
  }
  return { version, date: date ?? own?.slice(0, 10), notes, doi, tasks, unreadable };
}

/** A release without a date stays behind the one before it. */
function sortByDate(releases: readonly ReadRelease[]): ReadRelease[] {
  let last = '';
  const dated = releases.map((release) => ({ release, date: (last = release.date ?? last) }));
  return dated
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
    .map(({ release }) => release);
}
