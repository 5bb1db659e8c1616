import { isRecord, type JsonRecord } from '../../text/json/json-value.ts';

/** A task file as rules read it: any object, with an evaluator that is an object too. */
export interface TaskView {
  fields: JsonRecord;
  /** Empty when the file's evaluator is not an object. */
  evaluator: JsonRecord;
  /** The cached results of `memoizePerTask`. */
  cache: unknown[];
}

export function toTaskView(fields: JsonRecord): TaskView {
  const { evaluator } = fields;
  return { fields, evaluator: isRecord(evaluator) ? evaluator : {}, cache: [] };
}
