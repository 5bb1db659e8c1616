import { type Execution, raise } from '../model/execution.ts';
import { type Value, filled, safe } from '../model/value.ts';

/**
 * A rule or an option of the task.
 *
 * @param missing What stands in where the task has none. Default: reading it fails then
 */
export function readKey(key: string, missing: Value | undefined, execution: Execution): Value {
  const { keys, situation } = execution;
  if (missing) keys.add(key);
  if (situation.absent.has(key)) return missing ?? raise('KeyError');
  return situation.given.has(key) ? filled : safe;
}
