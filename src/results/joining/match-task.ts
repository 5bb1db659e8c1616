import { toJsonFileStem } from '#text/file-name.ts';

/** A task as results name it. */
export interface NamedTask {
  id: string;
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  /** The name of its folder. Default: the one in `file`. */
  folder?: string;
}

/** What results need to know of a task. */
export interface ResultTask extends NamedTask {
  /** Of its page, after `/tasks/`. */
  path: string;
}

/**
 * Finds tasks by their ids, or by the names of their files: "06fe7178", or "chrome/06fe7178" where the
 * folder has to be named too. Where several tasks share an id, the folder that is given beside it decides.
 * Names match in either Unicode form: archives that macOS made write an accent apart from its letter.
 */
export function createTaskMatcher<Task extends NamedTask>(tasks: readonly Task[]) {
  const byName = new Map<string, Set<Task>>();
  const add = (written: string, task: Task) => {
    const name = written.normalize();
    const own = byName.get(name) ?? new Set<Task>();
    byName.set(name, own.add(task));
  };
  for (const task of tasks) {
    const folder = task.folder ?? task.file.split('/').at(-2);
    for (const name of new Set([task.id, toJsonFileStem(task.file)])) {
      add(name, task);
      if (folder !== undefined) add(`${folder}/${name}`, task);
    }
    add(task.file.replace(/\.json$/i, ''), task);
  }
  return (name: string, folder: string | undefined): readonly Task[] => {
    const found = byName.get(name.normalize());
    const exact = folder === undefined ? undefined : byName.get(`${folder}/${name}`.normalize());
    return [...((found?.size ?? 0) > 1 && exact ? exact : (found ?? []))];
  };
}
