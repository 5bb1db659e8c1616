import { realpathSync } from 'node:fs';
import { type Commit, findCommit, openRepository } from '../git/repository.ts';
import { findRepository } from '../source/source-tree.ts';
import { toRelativeName } from '../relative-name.ts';
import { UsageError } from '../usage-error.ts';

/** A commit, and where in it an environment is looked for. */
export interface CodePlace {
  /** The folder of its repository, absolute, without links. */
  top: string;
  commit: Pick<Commit, 'hash'>;
  /** Folders from there, of which the first that contains an environment counts. */
  folders: readonly string[];
  /** The tasks folder, to which the environment is the nearest otherwise. Default: it is looked for nowhere else. */
  tasks?: string;
}

/** Names what is read there; equal names, equal code. */
export const namePlace = ({ commit, folders, tasks }: CodePlace): string =>
  JSON.stringify([commit.hash, folders, tasks ?? null]);

/**
 * The place of an environment in a commit of the repository that its folder is in.
 *
 * @param folder Absolute; it need not exist any more, or not yet.
 * @throws UsageError when the folder is in no repository, or that has no such commit.
 */
export async function findCodePlace(folder: string, ref: string): Promise<CodePlace> {
  const repository = findRepository(folder);
  if (repository === undefined) {
    throw new UsageError(
      `the environment folder ${folder} is not in a git repository, so it cannot be read at "${ref}"`,
      'Clone the repository of the environment there, or name the folder of its clone with "path".',
    );
  }
  const opened = await openRepository(repository);
  return {
    top: realpathSync(repository),
    commit: await findCommit(opened, ref),
    folders: [toRelativeName(repository, folder)],
  };
}
