import { isStrayAnswer } from '#catalogue/answers/answer-places.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { Difference } from './find-differences.ts';

/**
 * Differences without the keys of withheld values, which may be answers too. What differs in one such
 * value becomes one difference.
 *
 * @param countShown how many keys of a path may be named
 */
export function withholdKeys(
  differences: readonly Difference[],
  countShown: (difference: Difference) => number,
): Difference[] {
  const byPlace = new Map<string, Difference>();
  for (const difference of differences) {
    const path = difference.path.slice(0, countShown(difference));
    const isWhole = path.length === difference.path.length;
    byPlace.set(JSON.stringify(path), isWhole ? difference : { path, before: null, after: null });
  }
  return [...byPlace.values()];
}

/** How many keys lead to a value that seems to be meant for an expected one; all if there is none. */
export const countToStray = (path: Path): number =>
  hasStray(path) ? path.findIndex(isStray) + 1 : path.length;

export const hasStray = (path: Path): boolean => path.some(isStray);

const isStray = (key: Path[number]): boolean => typeof key === 'string' && isStrayAnswer(key);
