import { isRecord, type JsonRecord } from '../../text/json-value.ts';

/** A task file as rules see it: any object, with an evaluator that can be asked for its fields. */
export interface TaskView {
  fields: JsonRecord;
  /** Empty when the file's evaluator is no object. */
  evaluator: JsonRecord;
  /** What was worked out of it; see `memoizePerTask`. */
  cache: unknown[];
}

export function toTaskView(fields: JsonRecord): TaskView {
  const { evaluator } = fields;
  return { fields, evaluator: isRecord(evaluator) ? evaluator : {}, cache: [] };
}
