import type { ReleasedSuite, StoredTask } from '#history/timeline/history.ts';
import { parseRaw } from '../files/parse-files.ts';
import { toRaw } from '../files/read-files.ts';
import type { BlobReader } from '../git/blob-reader.ts';
import { type Commit, listCommittedFiles, type Repository } from '../git/repository.ts';
import { matchesGlob } from '../glob/find-matches.ts';
import { type CommittedAbout, findReleaseDay } from './committed-about.ts';
import { type CommitTools, readCommit } from './read-commit.ts';
import type { ReleaseFiles } from './release-files.ts';
import { findReleasedSuites, readSuiteGlobs } from './released-suites.ts';
import { parseStatedAbout } from './stated-about.ts';

interface CommittedRelease {
  repository: Repository;
  commit: Commit;
  about: CommittedAbout;
  version: string;
}

/** Reads a release from its commit, with what its `dataset.json` says, in the tasks folder or beside it. */
export async function readCommittedRelease(
  release: CommittedRelease,
  tools: CommitTools,
): Promise<ReleaseFiles> {
  const { repository, commit, about, version } = release;
  const read = await readCommit(repository, commit, tools);
  const beside = await readSuitesBeside(release, read.tasks, tools.reader);
  return {
    ...read,
    // So that a release is cited with one date, as long as it is the newest and after that.
    date: findReleaseDay(about, version) ?? read.date,
    suites: beside ?? read.suites,
    about: parseStatedAbout(about.text),
  };
}

/** The suites that `dataset.json` beside the tasks folder names; undefined if it names none. */
async function readSuitesBeside(
  { repository, commit, about: { folder, text } }: CommittedRelease,
  tasks: readonly StoredTask[],
  reader: BlobReader,
): Promise<readonly ReleasedSuite[] | undefined> {
  const globs = folder === repository.prefix ? undefined : readSuiteGlobs(text);
  if (!globs) return undefined;
  const committed = await listCommittedFiles({ ...repository, prefix: folder }, commit);
  const files = committed.filter(({ file }) => globs.some((glob) => matchesGlob(file, glob)));
  const contents = await reader.read(files.map(({ blob }) => blob));
  const parsed = files.map(({ file }, index) =>
    parseRaw(toRaw(file, contents[index] ?? new Uint8Array())),
  );
  return findReleasedSuites(parsed, tasks, globs);
}
