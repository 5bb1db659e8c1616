import { hash } from 'node:crypto';
import { digestCode } from '../cache/digest-code.ts';
import { openJsonCache } from '../cache/json-cache.ts';
import type { TaskOutcome } from '#results/collecting/folder-contents.ts';

/** What is cached of a folder of results as a whole. */
export interface CachedTree {
  /** A digest of the paths and the stamps of all its tasks. */
  stamps: string;
  /** A digest of what was read. */
  digest: string;
}

/** The outcome of one task, with its path and the stamp of its files. */
export type CachedTask = readonly [path: string, stamp: string, outcome: TaskOutcome | null];

/** The folders of the code that reads a result. */
const reading = ['dataset/results', 'results/files'];
/** More folders of results than one dataset has, as a rule. */
const mostTrees = 40;
const trees = openJsonCache<CachedTree>('results/trees', mostTrees);
const tasks = openJsonCache<readonly CachedTask[]>('results/tasks', mostTrees);

/** What an earlier run found out about a folder; undefined when there is nothing to use. */
export const readCachedTree = (root: string): CachedTree | undefined => trees.read(toName(root));

/** The outcomes that an earlier run read of a folder. */
export const readCachedTasks = (root: string): readonly CachedTask[] | undefined =>
  tasks.read(toName(root));

export function writeCache(root: string, tree: CachedTree, read: readonly CachedTask[]): void {
  const name = toName(root);
  // Between the two, no state of the one belongs to the other.
  trees.remove(name);
  tasks.write(name, read);
  trees.write(name, tree);
}

/** Other code may read something else of a file, or describe it in other words. */
const toName = (root: string): string =>
  hash('sha256', [...reading.map(digestCode), root].join(' ')).slice(0, 16);
