import { basename } from 'node:path';
import { startBlobReader } from '../git/blob-reader.ts';
import { findCommit, listCommittedFiles, openRepository } from '../git/repository.ts';
import { UsageError } from '../usage-error.ts';
import { listImports } from './list-imports.ts';
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
  const { repository, commit } = await findRef(folder, ref);
  const committed = await listCommittedFiles(repository, commit);
  const byPath = new Map(committed.map((file) => [file.file, file]));
  const texts = new Map<string, string>();
  let next = committed.filter(({ file }) => isSourceName(file)).slice(0, mostFiles + 1);
  const reader = startBlobReader(folder);
  try {
    while (next.length > 0 && texts.size <= mostFiles) {
      const contents = await reader.read(next.map(({ blob }) => blob));
      for (const [index, { file }] of next.entries())
        texts.set(file, decodeSource(contents[index] ?? new Uint8Array()));
      next = [...listImports(texts, basename(folder))].flatMap((path) =>
        texts.has(path) ? [] : (byPath.get(path) ?? []),
      );
    }
  } finally {
    reader.close();
  }
  return limitSources(
    [...texts].map(([path, text]) => ({ file: `${prefix}${path}`, read: () => text })),
    basename(folder),
  );
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
