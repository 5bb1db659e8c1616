import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { TaskView } from './task-view.ts';

/**
 * A function that works its answer out once and keeps it with the task's view, since many rules
 * ask the same. A view is asked with one vocabulary.
 */
export function memoizePerTask<Answer>(
  workOut: (task: TaskView) => Answer,
): (task: TaskView) => Answer;
export function memoizePerTask<Answer>(
  workOut: (task: TaskView, vocabulary: Vocabulary) => Answer,
): (task: TaskView, vocabulary: Vocabulary) => Answer;
export function memoizePerTask<Answer>(
  workOut: (task: TaskView, vocabulary: Vocabulary) => Answer,
) {
  const place = places++;
  return (task: TaskView, vocabulary: Vocabulary): Answer =>
    (task.cache[place] ??= workOut(task, vocabulary)) as Answer;
}

/** Each function has its own in every cache, which is found faster than by a key. */
let places = 0;
