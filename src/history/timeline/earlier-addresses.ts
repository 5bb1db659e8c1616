import { toVersionPath } from '#addresses/task-addresses.ts';
import type { StoredTask, TaskVersion, VersionAddress } from './history.ts';

interface VersionsOfTask {
  /** By the index of the state, the oldest first. */
  tasks: ReadonlyMap<number, StoredTask>;
  versions: readonly TaskVersion[];
  findDigest: (task: StoredTask) => string | undefined;
  findPaths: (task: StoredTask) => readonly string[];
}

/**
 * The addresses that versions of a task had in the sites of earlier states, where each version that was
 * replaced by then had a page below that of the task.
 */
export function listEarlierAddresses(task: VersionsOfTask): VersionAddress[] {
  const { tasks, versions, findDigest, findPaths } = task;
  const addresses = new Map<string, VersionAddress>();
  const replaced = new Set<TaskVersion>();
  let shown: TaskVersion | undefined;
  for (const stored of tasks.values()) {
    const digest = findDigest(stored);
    if (shown) replaced.add(shown);
    shown = versions.find((version) => version.digest === digest);
    for (const version of replaced) {
      if (version === shown) continue;
      for (const above of findPaths(stored)) {
        const path = toVersionPath(above, version.digest);
        addresses.set(path, { path, version });
      }
    }
  }
  return [...addresses.values()];
}
