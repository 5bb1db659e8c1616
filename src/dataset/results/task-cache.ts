import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../cache-folder.ts';
import type { TaskOutcome } from '../../results/collecting/folder-contents.ts';

/** What is cached of a folder of results as a whole. */
export interface CachedTree {
  /** A digest of the paths and the stamps of all its tasks. */
  stamps: string;
  /** A digest of what was read. */
  digest: string;
}

/** The outcome of one task, with its path and the stamp of its files. */
export type CachedTask = readonly [path: string, stamp: string, outcome: TaskOutcome | null];

const folder = join(cacheFolder, 'results');
/** Changes with the form of an entry, and with what is read of a file. */
const version = 2;

/** What an earlier run found out about a folder; undefined when there is nothing to use. */
export const readCachedTree = (root: string): CachedTree | undefined =>
  readJson(nameFile(root, 'tree')) as CachedTree | undefined;

/** The outcomes that an earlier run read of a folder. */
export const readCachedTasks = (root: string): readonly CachedTask[] | undefined =>
  readJson(nameFile(root, 'tasks')) as readonly CachedTask[] | undefined;

/** A cache that cannot be written only costs time. */
export function writeCache(root: string, tree: CachedTree, tasks: readonly CachedTask[]): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Between the two, no state of the one belongs to the other.
    rmSync(nameFile(root, 'tree'), { force: true });
    writeWhole(nameFile(root, 'tasks'), tasks);
    writeWhole(nameFile(root, 'tree'), tree);
  } catch {
    return;
  }
}

function writeWhole(path: string, value: unknown): void {
  const underway = `${path}-${process.pid}`;
  writeFileSync(underway, JSON.stringify(value));
  renameSync(underway, path);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

const nameFile = (root: string, part: string): string =>
  join(folder, `${hash('sha256', `${version} ${root}`).slice(0, 16)}-${part}.json`);
