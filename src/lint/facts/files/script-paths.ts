import type { Path } from '#text/json/json-pointer.ts';
import { toFileName } from '#text/file-name.ts';
import { machineStrings } from '../apps/machine-strings.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';

/** Whether a path is that of a script of a shell, whose text rules read. */
export const isScriptPath = (path: string): boolean => /^[\w./\\ -]{1,200}\.sh$/.test(path);

/** The relative paths of scripts that a task names, as those of the repository are: in a source, or where another string has the name too. */
export const listScriptPaths = memoizePerTask(
  (task: TaskView): readonly { path: string; at: Path }[] => {
    const strings = machineStrings(task).filter(({ text }) => text.includes('.sh'));
    return strings
      .filter(({ text }) => isScriptPath(text) && !text.startsWith('/'))
      .filter(({ text }) => {
        const name = toFileName(text);
        return strings.filter((other) => other.text.includes(name)).length > 1;
      })
      .map(({ text, at }) => ({ path: text, at }));
  },
);
