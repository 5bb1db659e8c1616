import type { JsonObject } from '#text/json/json-value.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { type TaskView, toTaskView } from '../facts/task-view.ts';

/** A task as rules read it, with the built-in vocabulary unless another one is given. */
export const exampleView = (fields: JsonObject, vocabulary = builtInVocabulary): TaskView =>
  toTaskView(fields, vocabulary);
