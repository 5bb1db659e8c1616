import { realpathSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { isObject } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { findRepository } from '../source/source-tree.ts';
import { type Commit, findSubmodule, type Repository } from '../git/repository.ts';
import { isWithin, toRelativeName } from '../relative-name.ts';

import { UsageError } from '../usage-error.ts';
import { type CodePlace, findCodePlace } from './code-place.ts';

/** A commit of the repository of the tasks, and what its `dataset.json` contains. */
export interface CommittedState {
  repository: Repository;
  commit: Commit;
  /** Its text, and the path of its folder in the repository. */
  about: { text: string; folder: string };
}

/**
 * Where the environment of a release is: where `dataset.json` of its commit says, else where today's is, or
 * nearest to the tasks. Of a submodule, the commit of the tasks names its own. Undefined if it is outside of
 * the repository and nothing says at which commit.
 *
 * @param today The folder of today's environment, absolute.
 */
export async function findReleasePlace(
  { repository, commit, about }: CommittedState,
  today: string | undefined,
): Promise<CodePlace | undefined> {
  const { prefix } = repository;
  const top = findTop(repository);
  const place = { top, commit };
  const { path, ref } = readEnvironmentSettings(about.text);
  if (path !== undefined) {
    const folder = posix.join(about.folder, path);
    if (!folder.startsWith('..')) return { ...place, folders: [folder] };
    return ref === undefined ? undefined : findOther(join(top, folder), ref);
  }
  if (today === undefined) return { ...place, folders: [], tasks: prefix };
  const own = findRepository(today);
  if (own === undefined) return undefined;
  const folders = [toRelativeName(own, today)];
  const ownTop = realpathSync(own);
  if (ownTop === top) return { ...place, folders, tasks: prefix };
  if (!isWithin(ownTop, top)) return undefined;
  const submodule = await findSubmodule(top, commit, toRelativeName(top, ownTop));
  return submodule && { top: ownTop, commit: submodule, folders };
}

/** Nobody can correct what a release says, so that what it names may be missing. */
const findOther = (folder: string, ref: string): Promise<CodePlace | undefined> =>
  findCodePlace(resolve(folder), ref).catch((error: unknown) => {
    if (error instanceof UsageError) return undefined;
    throw error;
  });

/** The folder of a repository, without links. */
const findTop = ({ folder, prefix }: Repository): string =>
  resolve(realpathSync(folder), '../'.repeat(prefix.split('/').length - 1));

/** A faulty file counts as one that says nothing. */
function readEnvironmentSettings(text: string): { path?: string; ref?: string } {
  const file = parseJson(text);
  const environment = isObject(file) && isObject(file.environment) ? file.environment : {};
  const { path, ref } = environment;
  return {
    ...(typeof path === 'string' && path !== '' && { path }),
    ...(typeof ref === 'string' && ref !== '' && { ref }),
  };
}
