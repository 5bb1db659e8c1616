import type { FoundEnvironment } from '../source/find-environments.ts';
import { readAllSources } from '../source/read-runners.ts';
import { digestSources, type EnvironmentSources } from '../source/read-sources.ts';
import { disk, type SourceTree } from '../source/source-tree.ts';

/** The source of the environment that the tasks of a dataset are for, before it is parsed. */
export interface OwnEnvironment extends FoundEnvironment, EnvironmentSources {
  /** If two digests are equal, so is the source. */
  digest: string;
  /** The hash of the commit that it was read from, if it was not read from the disk. */
  commit?: string;
}

interface Surroundings {
  /** In what files that run tasks are looked for, if it is in no repository. Default: its folder. */
  around?: string;
  /** Default: the disk. */
  tree?: SourceTree;
}

/** Reads the source of an environment. The paths of its files are relative to its repository, or else to its own folder. */
export function readFound(
  found: FoundEnvironment,
  { around = found.folder, tree = disk }: Surroundings = {},
): OwnEnvironment {
  const repository = tree.findRepository(found.folder);
  const sources = readAllSources(found.folder, {
    from: repository ?? found.folder,
    top: repository ?? around,
    tree,
  });
  return { ...found, ...sources, digest: digestSources(sources) };
}
