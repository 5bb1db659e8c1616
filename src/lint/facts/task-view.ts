import { isObject, type JsonObject } from '../../text/json/json-value.ts';

/** A task file as rules read it: any object, with an evaluator that is an object too. */
export interface TaskView {
  fields: JsonObject;
  /** Empty when the file's evaluator is not an object. */
  evaluator: JsonObject;
  /** The cached results of `memoizePerTask`. */
  cache: unknown[];
}

export function toTaskView(fields: JsonObject): TaskView {
  const { evaluator } = fields;
  return { fields, evaluator: isObject(evaluator) ? evaluator : {}, cache: [] };
}
