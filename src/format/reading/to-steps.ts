import { isObject, toArray, withoutKeys } from '#text/json/json-value.ts';
import { shortenName } from '#text/shorten-name.ts';
import type { Step } from '../task.ts';

/** Reads an array of actions; an element that is not an object becomes a step without a type. */
export function toSteps(value: unknown): Step[] {
  return toArray(value ?? undefined).map(toStep);
}

function toStep(entry: unknown): Step {
  if (!isObject(entry)) return { type: '', parameters: {}, extra: { value: entry } };
  const { type, parameters } = entry;
  return {
    type: typeof type === 'string' ? shortenName(type) : '',
    parameters: isObject(parameters) ? parameters : {},
    extra: {
      ...withoutKeys(entry, ['type', 'parameters']),
      ...(typeof type === 'string' || type === undefined ? {} : { type }),
      ...(isObject(parameters) || parameters === undefined ? {} : { parameters }),
    },
  };
}
