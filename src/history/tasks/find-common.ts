import { isSameJson } from '#text/json/same-json.ts';
import { toSortedText } from '#format/canonical/sorted-text.ts';

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
    ...inner.map(([row, column]): CommonPair => [row + start, column + start]),
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
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: CommonPair[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/** How many entries two lists, or characters two texts, share at their starts, then at their ends. */
export function findSharedEnds<List extends string | readonly unknown[]>(
  first: List,
  second: List,
  areEqual: (entry: unknown, second: unknown) => boolean = Object.is,
): { start: number; end: number } {
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && areEqual(first[start], second[start])) start++;
  let end = 0;
  while (end < shorter - start && areEqual(first.at(-1 - end), second.at(-1 - end))) end++;
  return { start, end };
}
