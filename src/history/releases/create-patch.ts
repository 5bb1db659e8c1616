import { createPatch as diff, type Operation, type Pointer } from 'rfc6902';
import type { JsonObject } from '../../text/json/json-value.ts';
import { isSameJson } from '../../text/json/same-json.ts';
import { findSharedEnds } from '../compare/find-shared-ends.ts';
import type { Patch } from '../model/release.ts';

/** The JSON Patch (RFC 6902) that turns one state of a task's file into another. */
export const createPatch = (before: JsonObject, after: JsonObject): Patch =>
  diff(before, after, diffLongLists);

/** Of both lists; the library compares each entry with each of the other, and has a patch for each pair. */
const mostEntries = 100;

/** Compares long lists between their equal ends place by place; leaves all else to the library. */
function diffLongLists(before: unknown, after: unknown, pointer: Pointer): Operation[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  if (before.length + after.length <= mostEntries) return undefined;
  const { start, end } = findSharedEnds(before, after, isSameJson);
  const removed = before.length - start - end;
  const added = after.slice(start, after.length - end);
  const pathOf = (index: number) => pointer.add(String(start + index)).toString();
  const replaced = Math.min(removed, added.length);
  const changes = added.slice(0, replaced).flatMap((entry: unknown, index) =>
    diff(before[start + index], entry, diffLongLists).map((operation) => ({
      ...operation,
      path: `${pathOf(index)}${operation.path}`,
    })),
  );
  const removals = Array.from({ length: removed - replaced }, (): Operation => {
    return { op: 'remove', path: pathOf(replaced) };
  });
  const additions = added.slice(replaced).map((value: unknown, index): Operation => {
    return { op: 'add', path: pathOf(replaced + index), value };
  });
  return [...changes, ...removals, ...additions];
}
