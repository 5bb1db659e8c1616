import { type Execution, type Given, mayRaise } from '../model/execution.ts';
import { type Value, release, some } from '../model/value.ts';

/** It may do anything with what it is given. */
export function callUnknown({ positional, named }: Given, execution: Execution): Value {
  for (const value of [...positional, ...named.values()]) release(value);
  mayRaise(some, execution);
  return some;
}
