import { createPatch as diff, type Operation, type Pointer } from 'rfc6902';
import type { JsonObject } from '#text/json/json-value.ts';
import { isSameJson } from '#text/json/same-json.ts';
import { findCommon } from '../tasks/find-common.ts';
import { deepestLevel } from '../tasks/find-differences.ts';
import type { Patch } from '../model/release.ts';

/** The JSON Patch (RFC 6902) that turns one state of a task's file into another. */
export const createPatch = (before: JsonObject, after: JsonObject): Patch =>
  diffBelow(before, after, 0);

/** The patch of two values that are at a level of the file; deep ones are replaced as a whole. */
function diffBelow(before: unknown, after: unknown, level: number): Operation[] {
  return diff(before, after, (one: unknown, other: unknown, pointer) => {
    // The first token is that of the value itself.
    const inner = level + pointer.tokens.length - 1;
    if (inner < deepestLevel) return diffLists(one, other, pointer, inner);
    return isSameJson(one, other)
      ? []
      : [{ op: 'replace', path: pointer.toString(), value: other }];
  });
}

/**
 * Compares the entries between those that both lists have, place by place. The library would compare each
 * entry with each of the other list, those of lists in them too, and have a patch for each pair.
 */
function diffLists(
  before: unknown,
  after: unknown,
  pointer: Pointer,
  level: number,
): Operation[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const common = [...findCommon(before, after), [before.length, after.length] as const];
  return common.flatMap(([end, afterEnd], index) => {
    const [last, afterLast] = common[index - 1] ?? [-1, -1];
    // What is before it is as it shall be when an operation is applied.
    const start = afterLast + 1;
    const pathOf = (place: number) => pointer.add(String(start + place)).toString();
    const removed: unknown[] = before.slice(last + 1, end);
    const added: unknown[] = after.slice(start, afterEnd);
    const replaced = Math.min(removed.length, added.length);
    return [
      ...added.slice(0, replaced).flatMap((entry, place) =>
        diffBelow(removed[place], entry, level + 1).map((operation) => ({
          ...operation,
          path: `${pathOf(place)}${operation.path}`,
        })),
      ),
      ...removed.slice(replaced).map((): Operation => ({ op: 'remove', path: pathOf(replaced) })),
      ...added.slice(replaced).map((value, place): Operation => {
        return { op: 'add', path: pathOf(replaced + place), value };
      }),
    ];
  });
}
