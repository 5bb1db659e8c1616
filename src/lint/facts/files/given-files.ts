import { toHomePath } from '#machine/home-path.ts';
import { toFileName } from '#text/file-name.ts';
import { toStrings } from '#text/json/json-value.ts';
import { fetches } from '../fetches.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';
import { openedFiles } from './opened-files.ts';

/** Whether the agent is given the file to work with: the instruction names it, or setup opens it. */
export const isGiven = (path: string, view: TaskView): boolean =>
  openedFiles(view).has(toHomePath(path)) ||
  (path.includes('.') && view.instruction.toLowerCase().includes(toFileName(path).toLowerCase()));

/** Whether the agent works with the file: it is judged, or setup opens it. */
export const isWorkedOn = (path: string, view: TaskView): boolean =>
  resultHomes(view).has(toHomePath(path)) || openedFiles(view).has(toHomePath(path));

const resultHomes = memoizePerTask((view): ReadonlySet<string> => {
  const results = fetches(view).filter(({ side }) => side === 'result');
  return new Set(results.flatMap(({ source }) => toStrings(source.path).map(toHomePath)));
});
