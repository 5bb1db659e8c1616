import { toJsonFileStem } from '../../text/file-name.ts';

/** What results need to know of a task. */
export interface ResultTask {
  /** Of its page, after `/tasks/`. */
  path: string;
  id: string;
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
}

/** Which task a result means; several tasks that share an id need the name of a folder too. */
export type TaskMatch<Task> =
  { kind: 'found'; task: Task } | { kind: 'unknown' } | { kind: 'several'; count: number };

/**
 * Finds tasks by their ids, or by the names of their files: "06fe7178", or "chrome/06fe7178" where the
 * folder has to be named too.
 */
export function createTaskMatcher<Task extends ResultTask>(tasks: readonly Task[]) {
  const byName = new Map<string, Set<Task>>();
  const add = (name: string, task: Task) => {
    const own = byName.get(name) ?? new Set();
    byName.set(name, own.add(task));
  };
  for (const task of tasks) {
    const folder = task.file.split('/').at(-2);
    for (const name of new Set([task.id, toJsonFileStem(task.file)])) {
      add(name, task);
      if (folder !== undefined) add(`${folder}/${name}`, task);
    }
    add(task.file.replace(/\.json$/i, ''), task);
    add(task.path, task);
  }
  return (name: string, folder: string | undefined): TaskMatch<Task> => {
    const found = byName.get(name);
    const exact = folder === undefined ? undefined : byName.get(`${folder}/${name}`);
    const candidates = [...((found?.size ?? 0) > 1 && exact ? exact : (found ?? []))];
    const [task, ...others] = candidates;
    if (!task) return { kind: 'unknown' };
    return others.length === 0
      ? { kind: 'found', task }
      : { kind: 'several', count: candidates.length };
  };
}
