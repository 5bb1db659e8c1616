import { isStringArray, type JsonObject } from '#text/json/json-value.ts';
import type { SuiteMember } from '../model/rule.ts';

/** The ids of a suite, or the folder whose value is not an array of ids. */
type ReadMembers = { members: SuiteMember[] } | { badFolder: string };

/** Reads an object that has, or may have, the layout of a suite: arrays of ids by folder. */
export function toSuiteMembers(lists: JsonObject): ReadMembers {
  const members: SuiteMember[] = [];
  for (const [key, ids] of Object.entries(lists)) {
    // As locators and pages have it.
    const place = key.toWellFormed();
    if (!isStringArray(ids)) return { badFolder: place };
    // Of a path, as in "office/letters", the last part names the folder.
    const folder = place.slice(place.lastIndexOf('/') + 1);
    for (const [index, id] of ids.entries()) {
      members.push({ folder, id: id.toWellFormed(), at: [place, index] });
    }
  }
  return { members };
}
