import { createHash, hash } from 'node:crypto';
import { inChunks } from '#text/in-chunks.ts';
import type { Progress } from '../progress.ts';
import { readTaskFolder } from './read-task-folder.ts';
import type { TaskOutcome } from '#results/collecting/folder-contents.ts';
import { type CachedTask, readCachedTasks, readCachedTree, writeCache } from './task-cache.ts';
import type { TaskFolder, WalkedResults } from './walk-results.ts';

/** The tasks of a tree of results, read only as far as something has changed. */
export interface OpenTree {
  /** Of equal digests, equal outcomes are read. */
  digest: string;
  /** One for each task folder, in its order; null for a task without a result. */
  read: () => readonly (TaskOutcome | null)[];
}

/** A message often enough to follow, and seldom enough to cost nothing. */
const progressStep = 5000;

/** Reads the results of a tree that are not in the cache, and puts them there. */
export function openTree({ root, tasks }: WalkedResults, progress?: Progress): OpenTree {
  const stamps = digestStamps(tasks);
  const cached = readCachedTree(root);
  if (cached?.stamps === stamps) {
    return { digest: cached.digest, read: () => readCached(root, tasks) };
  }
  const earlier = new Map(readCachedTasks(root)?.map((task) => [task[0], task]));
  const read = tasks.map((task, index): CachedTask => {
    if ((index + 1) % progressStep === 0) progress?.('reading results', index + 1, tasks.length);
    const path = toPath(task);
    const same = earlier.get(path);
    if (same?.[1] === task.stamp) return same;
    return [path, task.stamp, readTaskFolder(root, task) ?? null];
  });
  const outcomes = read.map(([, , outcome]) => outcome);
  const digest = hash('sha256', JSON.stringify([tasks.map(toPath), outcomes]));
  if (tasks.length > 0) writeCache(root, { stamps, digest }, read);
  return { digest, read: () => outcomes };
}

/** A task that the cache has lost meanwhile is read again. */
function readCached(root: string, tasks: readonly TaskFolder[]): (TaskOutcome | null)[] {
  const cached = readCachedTasks(root);
  const isSame = cached?.length === tasks.length;
  return tasks.map((task, index) => {
    const entry = isSame ? cached[index] : undefined;
    const isOwn = entry?.[0] === toPath(task) && entry[1] === task.stamp;
    return isOwn ? entry[2] : (readTaskFolder(root, task) ?? null);
  });
}

const toPath = ({ above, task }: TaskFolder): string => [...above, task].join('/');

function digestStamps(tasks: readonly TaskFolder[]): string {
  const digest = createHash('sha256');
  for (const chunk of inChunks(listStamps(tasks))) digest.update(chunk);
  return digest.digest('hex');
}

function* listStamps(tasks: readonly TaskFolder[]): Generator<string> {
  for (const task of tasks) yield `${toPath(task)}\n${task.stamp}\n`;
}
