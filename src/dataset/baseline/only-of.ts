import type { AppliedBaseline } from './leave-recorded.ts';
import { createTaskNames } from './name-task.ts';

/** What is gone of single files: records about other tasks, or about several together, were not checked. */
export function onlyOf(
  applied: AppliedBaseline,
  folder: string,
  tasks: readonly { file: string; fields?: object | undefined }[],
): AppliedBaseline {
  const nameTask = createTaskNames(applied.baseline.path, folder, tasks);
  const names = new Set(tasks.map(({ file }) => nameTask(file)));
  const isChecked = (rule: string) => !/^[DR]/.test(rule);
  const gone = applied.gone.filter(
    ({ rule, tasks: [task = '', ...others] }) =>
      isChecked(rule) && others.length === 0 && names.has(task),
  );
  return { ...applied, gone };
}
