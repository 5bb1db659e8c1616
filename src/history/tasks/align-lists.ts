import { toSortedText } from '#format/canonical/sorted-text.ts';
import { type CommonPair, findCommon } from './find-common.ts';

/** How an entry of one list relates to those of another; indices count from 0. */
export type Alignment =
  | { kind: 'same'; before: number; after: number }
  /** Equal entries in another order. */
  | { kind: 'moved'; before: number; after: number }
  /** Different entries in one place. */
  | { kind: 'changed'; before: number; after: number }
  | { kind: 'removed'; before: number; after?: undefined }
  /** `after` is its place in the later list. */
  | { kind: 'added'; before?: undefined; after: number };

/** An entry is compared with no more others to find what it was before. */
const mostTried = 1000;

/**
 * Aligns two lists by a longest common subsequence. Of the entries between its members, equal ones
 * have moved, and those that resemble each other have changed.
 *
 * @param before JSON values; the order of their keys makes no difference.
 * @param resembles whether two different entries are one that has changed.
 */
export function alignLists(
  before: readonly unknown[],
  after: readonly unknown[],
  resembles: (before: number, after: number) => boolean,
): Alignment[] {
  const common = findCommon(before, after);
  const pairOf = new Map(common.map(([one, other]) => [other, one]));
  const leftBefore = indicesWithout(
    before.length,
    common.map(([one]) => one),
  );
  const left = new Set(leftBefore);
  const placesOf = Map.groupBy(leftBefore, (index) => toSortedText(before[index]));
  const changes = indicesWithout(after.length, [...pairOf.keys()]).map((index): Alignment => {
    const moved = placesOf.get(toSortedText(after[index]))?.shift();
    if (moved === undefined) return { kind: 'added', after: index };
    left.delete(moved);
    return { kind: 'moved', before: moved, after: index };
  });
  const paired = changes.map((change): Alignment => {
    if (change.kind !== 'added') return change;
    const gap = gapOf(change.after, common);
    const partner = findPartner(left, gap, (one) => resembles(one, change.after));
    if (partner === undefined) return change;
    left.delete(partner);
    return { kind: 'changed', before: partner, after: change.after };
  });
  const same = common.map(([one, other]): Alignment => {
    return { kind: 'same', before: one, after: other };
  });
  const removed = [...left].map((index): Alignment => ({ kind: 'removed', before: index }));
  return [...removed, ...[...same, ...paired].sort((one, other) => byAfter(one) - byAfter(other))];
}

const byAfter = ({ after }: Alignment): number => after ?? 0;

interface Gap {
  from: number;
  to: number;
}

/** The first of the entries in a gap that is asked for, if it is among the first ones there. */
function findPartner(left: Iterable<number>, { from, to }: Gap, isOne: (index: number) => boolean) {
  let tried = 0;
  for (const index of left) {
    if (index <= from) continue;
    if (index >= to || tried++ === mostTried) return undefined;
    if (isOne(index)) return index;
  }
  return undefined;
}

/** The entries of the earlier list between the common ones around a place in the later list. */
function gapOf(index: number, common: readonly CommonPair[]): Gap {
  const following = common.findIndex(([, other]) => other > index);
  const next = following < 0 ? common.length : following;
  return { from: common[next - 1]?.[0] ?? -1, to: common[next]?.[0] ?? Infinity };
}

function indicesWithout(length: number, taken: readonly number[]): number[] {
  const excluded = new Set(taken);
  return Array.from({ length }, (_, index) => index).filter((index) => !excluded.has(index));
}
