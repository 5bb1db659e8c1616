import type { EnvironmentContracts } from '#environment/contracts/contract.ts';
import { readEnvironment } from '#environment/contracts/read-environment.ts';
import { findRepository, requireEnvironmentIn } from './find-environments.ts';
import { readAllSources } from './read-runners.ts';
import type { EnvironmentSources } from './read-sources.ts';

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
  const sources = readAllSources(found.folder, start, findRepository(found.folder) ?? start);
  return { ...found, ...sources, contracts: readContracts(sources) };
}

export function readContracts({
  files,
  refused,
  loaders,
  runners,
  folderName,
}: EnvironmentSources): EnvironmentContracts {
  const contracts = readEnvironment(
    files,
    { ...(loaders && { loaders }), ...(runners && { runners }) },
    folderName,
  );
  return { ...contracts, faults: [...refused, ...contracts.faults] };
}
