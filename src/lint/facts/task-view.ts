import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** A task file as rules read it: any object, with an evaluator that is an object too. */
export interface TaskView {
  fields: JsonObject;
  /** Empty when the file's instruction is not a string. */
  instruction: string;
  /** Empty when the file's evaluator is not an object. */
  evaluator: JsonObject;
  /** What the functions do that the task names. */
  vocabulary: Vocabulary;
  /** The cached results of `memoizePerTask`. */
  cache: unknown[];
}

export function toTaskView(fields: JsonObject, vocabulary: Vocabulary): TaskView {
  const { instruction, evaluator } = fields;
  return {
    fields,
    instruction: typeof instruction === 'string' ? instruction : '',
    evaluator: isObject(evaluator) ? evaluator : {},
    vocabulary,
    cache: [],
  };
}
