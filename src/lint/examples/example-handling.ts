import { emptyHandling, type TaskHandling } from '#vocabulary/source/task-handling.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';

/** What an environment does with tasks that reads no field, unless it is said to. */
export const exampleHandling = (parts: Partial<TaskHandling> = {}): TaskHandling => ({
  ...emptyHandling,
  ...parts,
});

/** The built-in functions in an environment that handles tasks so. */
export function vocabularyWithHandling(parts: Partial<TaskHandling>): Vocabulary {
  const functions = { getter: new Map(), metric: new Map(), action: new Map() };
  const handling = exampleHandling(parts);
  return createVocabulary({}, { source: { functions, complete: [], handling, mentions: () => false } });
}
