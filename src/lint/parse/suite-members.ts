import { isObject, isStringArray } from '../../text/json/json-value.ts';
import type { SuiteMember } from '../model/rule.ts';

/**
 * The ids in a value that has the layout of a suite: an object with arrays of ids by folder.
 * Undefined for any other value, and when no array has an id.
 */
export function toSuiteMembers(value: unknown): SuiteMember[] | undefined {
  if (!isObject(value)) return undefined;
  const lists = Object.entries(value);
  const members: SuiteMember[] = [];
  for (const [key, ids] of lists) {
    if (!isStringArray(ids)) return undefined;
    const folder = key.toWellFormed();
    for (const [index, id] of ids.entries()) {
      members.push({ folder, id: id.toWellFormed(), at: [key, index] });
    }
  }
  return members.length > 0 ? members : undefined;
}
