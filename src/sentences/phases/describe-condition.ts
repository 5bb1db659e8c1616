import { isObject } from '#text/json/json-value.ts';
import { formatNumber } from '#text/figures/format-duration.ts';

/**
 * A condition in words, as files write it: `{ "type": "agent_asks" }` is "when the agent asks",
 * `{ "type": "step_count", "value": 4 }` is "after four steps of the agent". Undefined for any other value.
 */
export function describeCondition(condition: unknown): string | undefined {
  const { type, value, ...others } = isObject(condition) ? condition : { type: condition };
  if (typeof type !== 'string' || Object.keys(others).length > 0) return undefined;
  const [, noun] = /^(step|turn|action)_count$/.exec(type) ?? [];
  if (noun !== undefined && typeof value === 'number')
    return `after ${formatNumber(value)} ${noun}${value === 1 ? '' : 's'} of the agent`;
  const [, verb, state] = /^agent_(?:([a-z]+s)|(done|finished|idle|ready|stuck))$/.exec(type) ?? [];
  if (value !== undefined || (verb ?? state) === undefined) return undefined;
  return `when the agent ${verb ?? `is ${state}`}`;
}
