import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toHomePath } from '#machine/home-path.ts';
import { isBelow } from '#machine/paths.ts';
import { readNestedCommands } from '#shell/nested-commands.ts';
import type { Setting } from '../model/setting.ts';
import type { LeftFile } from './left-files.ts';

/** Whether a file of the machine is in the home folder of its administrator, which no other user reads. */
export const isOfAdministrator = (path: string): boolean => isBelow(path, '/root');

/** Whether the agent can change a file that is on the machine while it works. */
export function isChangeable(
  { path, isElevated }: Pick<LeftFile, 'path' | 'isElevated'>,
  task: TaskView,
  { privileges }: Setting,
): boolean {
  if (privileges === 'root' || isOpen(path, task)) return true;
  if (isOfAdministrator(path)) return false;
  const home = toHomePath(path);
  return home.startsWith('~/') || (!isElevated && shared.test(home));
}

/** Folders in which every user may change the user's own files. */
const shared = /^\/(?:dev\/shm|tmp|var\/tmp)\/|^[a-z]:\/(?:temp|tmp)\//;

/** Whether setup lets everybody write to a file, or to a folder that it is in. */
const isOpen = (path: string, task: TaskView): boolean =>
  openPaths(task).some((open) => path === open || path.startsWith(`${open}/`));

const openPaths = memoizePerTask((task: TaskView): readonly string[] =>
  commandLines(task)
    .filter(({ stage, text }) => stage === 'config' && text.includes('chmod'))
    .flatMap(({ command }) => readNestedCommands(command))
    .flatMap(({ words }) => {
      const texts = words.map(({ text }) => text);
      const start = texts.indexOf('chmod');
      const isForAll = start !== -1 && texts.slice(start).some((word) => everybody.test(word));
      return isForAll ? texts.slice(start + 1).filter((word) => /^[/~]/.test(word)) : [];
    }),
);

const everybody = /^0?(?:777|666|757|776|766)$|^[ao]*\+\w*w/;
