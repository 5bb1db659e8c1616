import { isObject, readOwn } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isSameJson } from '#text/json/same-json.ts';
import { alignLists } from './align-lists.ts';

/** A value inside two states of one JSON value; undefined where one of them has none. */
export interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/**
 * A value at this level is compared as a whole: no sentence can say where in it a difference is, and
 * each level needs room on the stack.
 */
export const deepestLevel = 16;

/**
 * The smallest parts in which two JSON values differ, in the order of the later one.
 *
 * @param isWhole whether a value is compared as a whole. Default: none is
 */
export function findDifferences(
  before: unknown,
  after: unknown,
  path: Path = [],
  isWhole: (value: unknown) => boolean = () => false,
): Difference[] {
  if (isSameJson(before, after)) return [];
  if (path.length >= deepestLevel || isWhole(before) || isWhole(after))
    return [{ path, before, after }];
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...names].flatMap((name) =>
      findDifferences(readOwn(before, name), readOwn(after, name), [...path, name], isWhole),
    );
  }
  if (Array.isArray(before) && Array.isArray(after))
    return findInLists(before, after, path, isWhole);
  return [{ path, before, after }];
}

/** Entries that were added or removed; only lists of one length are compared place by place. */
function findInLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  isWhole: (value: unknown) => boolean,
) {
  if (before.length === after.length) {
    return after.flatMap((entry, index) =>
      findDifferences(before[index], entry, [...path, index], isWhole),
    );
  }
  const alignments = alignLists(before, after, () => false);
  if (alignments.some(({ kind }) => kind === 'moved')) return [{ path, before, after }];
  return alignments.flatMap((one): Difference[] => {
    if (one.kind === 'added') {
      return [{ path: [...path, one.after], before: undefined, after: after[one.after] }];
    }
    if (one.kind !== 'removed') return [];
    return [{ path: [...path, one.before], before: before[one.before], after: undefined }];
  });
}
