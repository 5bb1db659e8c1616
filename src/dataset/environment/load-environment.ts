import type { EnvironmentContracts } from '#environment/contracts/contract.ts';
import type { ModuleParser } from '#environment/modules/create-parser.ts';
import { readEnvironment } from '#environment/contracts/read-environment.ts';
import { openCommitTrees } from '../source/commit-trees.ts';
import { findCodePlace } from './code-place.ts';
import { toRelativeName } from '../relative-name.ts';
import { UsageError } from '../usage-error.ts';
import { findEnvironmentIn, requireEnvironmentIn } from '../source/find-environments.ts';
import { readAllSources } from '../source/read-runners.ts';
import type { EnvironmentSources } from '../source/read-sources.ts';
import { findRepository } from '../source/source-tree.ts';
import { join } from 'node:path';

/** An environment's source and what was read from it. */
export interface LoadedEnvironment extends EnvironmentSources {
  /** Absolute. */
  folder: string;
  /** Other folders that look like an environment. */
  others: readonly string[];
  contracts: EnvironmentContracts;
}

/**
 * Reads the environment in a folder. The paths of its files are relative to that folder, even if the
 * environment is further down.
 *
 * @throws UsageError when the folder contains none.
 */
export function loadEnvironment(start: string): LoadedEnvironment {
  const found = requireEnvironmentIn(start);
  const top = findRepository(found.folder) ?? start;
  const sources = readAllSources(found.folder, { from: start, top });
  return { ...found, ...sources, contracts: readContracts(sources) };
}

/**
 * The sources of an environment as they were at a branch, tag or commit. Nothing is checked out.
 *
 * @throws UsageError when git does not know the ref.
 */
export async function readSourcesAt(
  { folder, start }: { folder: string; start: string },
  ref: string,
): Promise<EnvironmentSources> {
  const { top, commit, folders } = await findPlace(folder, ref);
  const then = join(top, folders[0] ?? '');
  const from = join(then, toRelativeName(folder, start));
  const trees = openCommitTrees();
  try {
    const { read } = await trees.open(top, commit);
    return await read((tree) =>
      readAllSources(findEnvironmentIn(from, tree)?.folder ?? then, { from, top, tree }),
    );
  } finally {
    trees.close();
  }
}

async function findPlace(folder: string, ref: string) {
  try {
    return await findCodePlace(folder, ref);
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    throw new UsageError(
      `"${ref}" is not a folder, and ${cause.message}`,
      `Name a folder with an older copy, or a branch, tag or commit. ${cause.hint}`,
      { cause },
    );
  }
}

/** @param parse What parses its files. Default: it remembers nothing */
export function readContracts(
  { files, refused, loaders, runners, folderName }: EnvironmentSources,
  parse?: ModuleParser,
): EnvironmentContracts {
  const contracts = readEnvironment(
    files,
    { ...(loaders && { loaders }), ...(runners && { runners }) },
    folderName,
    parse,
  );
  return { ...contracts, faults: [...refused, ...contracts.faults] };
}
