import { startBlobReader } from '../git/blob-reader.ts';
import { findCommit, listCommittedFiles, openRepository } from '../git/repository.ts';
import { UsageError } from '../usage-error.ts';
import {
  decodeSource,
  type EnvironmentSources,
  isSourceName,
  limitSources,
  mostFiles,
} from './read-sources.ts';

/**
 * The same files as `readSources`, as they were at a branch, tag or commit. Nothing is checked out.
 *
 * @throws UsageError when git does not know the ref.
 */
export async function readSourcesAt(
  folder: string,
  ref: string,
  prefix = '',
): Promise<EnvironmentSources> {
  const committed = (await listFilesAt(folder, ref)).slice(0, mostFiles + 1);
  const reader = startBlobReader(folder);
  try {
    const contents = await reader.read(committed.map(({ blob }) => blob));
    return limitSources(
      committed.map(({ file }, index) => ({
        file: `${prefix}${file}`,
        read: () => decodeSource(contents[index] ?? new Uint8Array()),
      })),
    );
  } finally {
    reader.close();
  }
}

async function listFilesAt(folder: string, ref: string) {
  const { repository, commit } = await findRef(folder, ref);
  const committed = await listCommittedFiles(repository, commit);
  return committed.filter(({ file }) => isSourceName(file));
}

async function findRef(folder: string, ref: string) {
  try {
    const repository = await openRepository(folder);
    return { repository, commit: await findCommit(repository, ref) };
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    throw new UsageError(
      `"${ref}" is not a folder, and ${cause.message}`,
      `Name a folder with an older copy, or a branch, tag or commit. ${cause.hint}`,
      { cause },
    );
  }
}
