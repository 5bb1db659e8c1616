import { isSameJson } from '#text/json/same-json.ts';
import { toSortedText } from '../canonical/sorted-text.ts';

/** More pairs than this are compared place by place. */
const mostPairs = 4_000_000;

/** The places of one entry in two lists. */
export type CommonPair = readonly [before: number, after: number];

/**
 * The members of a longest common subsequence of two lists of JSON values; equal ends are found without
 * a table. The order of keys makes no difference.
 */
export function findCommon(before: readonly unknown[], after: readonly unknown[]): CommonPair[] {
  const { start, end } = findSharedEnds(before, after, isSameJson);
  const inner = findInner(
    before.slice(start, before.length - end).map(toSortedText),
    after.slice(start, after.length - end).map(toSortedText),
  );
  return [
    ...Array.from({ length: start }, (_, index): CommonPair => [index, index]),
    ...inner.map(([one, other]): CommonPair => [one + start, other + start]),
    ...Array.from({ length: end }, (_, index): CommonPair => {
      return [before.length - end + index, after.length - end + index];
    }),
  ];
}

function findInner(before: readonly string[], after: readonly string[]): CommonPair[] {
  if (before.length * after.length > mostPairs) {
    return before.flatMap((text, index): CommonPair[] =>
      text === after[index] ? [[index, index]] : [],
    );
  }
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      lengths[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const pairs: CommonPair[] = [];
  let one = 0;
  let other = 0;
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one++;
    else other++;
  }
  return pairs;
}

/** How many entries two lists, or characters two texts, share at their starts, then at their ends. */
export function findSharedEnds<List extends string | readonly unknown[]>(
  one: List,
  other: List,
  areEqual: (entry: unknown, other: unknown) => boolean = Object.is,
): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && areEqual(one[start], other[start])) start++;
  let end = 0;
  while (end < shorter - start && areEqual(one.at(-1 - end), other.at(-1 - end))) end++;
  return { start, end };
}
