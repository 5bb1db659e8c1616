import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { TaskView } from './task-view.ts';

/**
 * A function that computes its result once per task and caches it in the task's view, since many
 * rules need it. A view is used with one vocabulary only.
 */
export function memoizePerTask<Result>(
  compute: (task: TaskView) => Result,
): (task: TaskView) => Result;
export function memoizePerTask<Result>(
  compute: (task: TaskView, vocabulary: Vocabulary) => Result,
): (task: TaskView, vocabulary: Vocabulary) => Result;
export function memoizePerTask<Result>(
  compute: (task: TaskView, vocabulary: Vocabulary) => Result,
) {
  const index = nextIndex++;
  return (task: TaskView, vocabulary: Vocabulary): Result =>
    (task.cache[index] ??= compute(task, vocabulary)) as Result;
}

/** Each function has its own index in every cache; a lookup by key would be slower. */
let nextIndex = 0;
