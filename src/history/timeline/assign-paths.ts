import { assignTaskPaths } from '#addresses/task-addresses.ts';
import type { ReleasedTask } from '../model/release.ts';

/**
 * The paths that each task may have had in the site of its state: by the name of its file there, and by
 * the one that it has from the current tasks folder, which comes last.
 */
export function assignPaths(
  states: readonly { tasks: readonly ReleasedTask[] }[],
): ReadonlyMap<ReleasedTask, readonly string[]> {
  const paths = new Map<ReleasedTask, readonly string[]>();
  for (const { tasks } of states) {
    const own = assignTaskPaths(
      tasks.map(({ id, file, ownFile = file }) => ({ id, file: ownFile })),
    );
    const assigned = assignTaskPaths(tasks);
    for (const [index, task] of tasks.entries()) {
      paths.set(task, [...new Set([own[index] ?? '', assigned[index] ?? ''])]);
    }
  }
  return paths;
}
