import { projectRoot } from '#dataset/project-root.ts';
import { readFolder } from '#dataset/releases/read-folder.ts';
import type { StoredTask } from '#history/timeline/history.ts';

/** The tasks of the examples, and of the folder that BENCHLIGHT_DATASET names. */
export async function loadTasks(): Promise<readonly StoredTask[]> {
  const { BENCHLIGHT_DATASET: own } = process.env;
  const folders = [`${projectRoot}/examples`, ...(own === undefined ? [] : [own])];
  const read = await Promise.all(folders.map(readFolder));
  return read.flatMap(({ tasks }) => tasks);
}
