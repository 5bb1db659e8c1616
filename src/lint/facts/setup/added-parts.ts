import { type AddedPart, listAddedParts } from '#format/reading/added-parts.ts';
import { toGraders } from '#format/reading/to-graders.ts';
import type { Grader } from '#format/task.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { type StringWithin, stringsWithin } from '../strings-within.ts';
import type { TaskView } from '../task-view.ts';

/** The parts that a task has in fields of the project's own; see `listAddedParts`. */
export const addedParts = memoizePerTask(({ fields, vocabulary }: TaskView): readonly AddedPart[] =>
  listAddedParts(fields, vocabulary.handling),
);

/** The commands that judge a task by themselves, without a metric. */
export const graders = memoizePerTask((task: TaskView): readonly Grader[] =>
  addedParts(task).flatMap(({ kind, value, at }) =>
    kind === 'graders' ? toGraders(value, at, task.vocabulary.handling?.evaluator.graders) : [],
  ),
);

/**
 * Every string of the evaluators, steps and graders that are not in the evaluator and the setup of a view:
 * what nothing here uses may be used there.
 */
export const addedStrings = memoizePerTask((task: TaskView): readonly StringWithin[] =>
  addedParts(task).flatMap(({ kind, value, at }) =>
    kind === 'phases' ? [] : stringsWithin(value, at),
  ),
);
