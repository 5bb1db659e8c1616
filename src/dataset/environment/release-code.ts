import { resolve } from 'node:path';
import type { Release } from '#format/release-schema.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { type DatasetFileText, readNamed } from '../dataset-file/field-place.ts';
import { findEnvironmentIn } from '../source/find-environments.ts';
import { disk } from '../source/source-tree.ts';
import { readFound } from './read-found.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { UsageError } from '../usage-error.ts';
import { loadCode } from './code-cache.ts';
import { findCodePlace, namePlace } from './code-place.ts';
import type { CommitTrees } from '../source/commit-trees.ts';
import { readCommittedCode, refuse } from './read-environment-at.ts';
import { type CommittedState, findReleasePlace } from './release-place.ts';

/** The code of a release before it is read. */
export interface ReleaseCode {
  /** If two are equal, so is the code. */
  name: string;
  /** Undefined if there is none, or a part of it is missing. */
  read: (trees: CommitTrees) => Promise<EnvironmentCode | undefined> | EnvironmentCode | undefined;
}

/** Finds the code of a release in a commit of the repository of the tasks, or where its `dataset.json` says. */
export async function openCommittedCode(
  state: CommittedState,
  today: string | undefined,
): Promise<ReleaseCode | undefined> {
  const place = await findReleasePlace(state, today);
  return (
    place && {
      name: namePlace(place),
      read: (trees) =>
        readCommittedCode(trees, place).catch((error: unknown) => {
          // In a partial clone, the tasks may be there without the code.
          if (error instanceof UsageError) return undefined;
          throw error;
        }),
    }
  );
}

/** The code in a folder that has all files of a release. What is around it is of another time. */
export function openFolderCode(folder: string): ReleaseCode | undefined {
  const found = findEnvironmentIn(folder);
  const tree = { ...disk, findRepository: () => folder };
  const source = found && readFound(found, { tree });
  return source && { name: source.digest, read: () => loadCode(source) };
}

/**
 * Finds the code at the ref that `dataset.json` names for a release.
 *
 * @param at where `dataset.json` has it.
 * @throws UsageError when there is no such ref.
 */
export async function openNamedCode(
  { path, ref }: NonNullable<Release['environment']>,
  at: Path,
  { file, today }: { file: DatasetFileText; today: string | undefined },
): Promise<ReleaseCode> {
  const folder = path === undefined ? today : resolve(file.folder, path);
  const place = await readNamed(file, at, () => findCodePlace(folder ?? refuseFolder(), ref));
  return {
    name: namePlace(place),
    read: async (trees) =>
      (await readCommittedCode(trees, place)) ?? refuse(resolve(file.folder, folder ?? ''), ref),
  };
}

function refuseFolder(): never {
  throw new UsageError(
    'the release names a ref of its environment, but the folder of the environment is not known',
    'Name the folder in the clone of its repository with "path".',
  );
}
