import { join, resolve } from 'node:path';
import type { Manifest } from '../manifest/manifest.ts';
import { toRelativeName } from '../relative-name.ts';
import {
  findEnvironmentAround,
  findRepository,
  type FoundEnvironment,
  requireEnvironmentIn,
} from './find-environments.ts';
import { digestSources } from './load-environment.ts';
import { type EnvironmentSources, readSources } from './read-sources.ts';

/** The source of the environment that the tasks of a dataset are for, before it is parsed. */
export interface OwnEnvironment extends FoundEnvironment, EnvironmentSources {
  /** If two digests are equal, so is the source. */
  digest: string;
}

/**
 * Reads the source that was named, that `dataset.json` names, or that is nearest to the tasks.
 * The paths of its files are relative to its repository, or else to its own folder.
 *
 * @throws UsageError when a named folder contains no environment.
 */
export function openEnvironment(
  tasksFolder: string,
  { environment, folder }: Manifest,
  named?: string,
): OwnEnvironment | undefined {
  const declared = environment?.path;
  const found =
    named === undefined && declared === undefined
      ? findEnvironmentAround(tasksFolder)
      : requireEnvironmentIn(named === undefined ? join(folder, declared ?? '') : resolve(named));
  if (!found) return undefined;
  const name = toRelativeName(findRepository(found.folder) ?? found.folder, found.folder);
  const sources = readSources(found.folder, name === '' ? '' : `${name}/`);
  return { ...found, ...sources, digest: digestSources(sources) };
}
