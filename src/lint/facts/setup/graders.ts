import { type AddedPart, listAddedParts } from '#format/reading/added-parts.ts';
import { toGraders } from '#format/reading/to-graders.ts';
import type { Grader } from '#format/task.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
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
