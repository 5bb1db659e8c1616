import type { Path } from '#text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { placedFiles, setupSteps } from '../setup/setup-steps.ts';
import type { TaskView } from '../task-view.ts';

/** A file that a step uploads from where the environment runs. */
export interface Upload {
  local: string;
  at: Path;
}

/** The files that steps upload: their paths are not of the machine. */
export const uploads = memoizePerTask((task: TaskView): readonly Upload[] =>
  setupSteps(task).flatMap((step) =>
    placedFiles(step).flatMap(({ local, localAt: at }) =>
      local === undefined ? [] : [{ local, at }],
    ),
  ),
);
