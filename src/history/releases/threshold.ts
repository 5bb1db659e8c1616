import { changeClasses } from '#format/change-class.ts';
import { hasOtherCode, isUnclear } from '../code/compare-codes.ts';
import type { ReleaseDiff } from '../model/release.ts';

/** From which change on a comparison fails: of a class or a worse one, or any difference at all. */
export const thresholds = ['judging', 'code', 'environment', 'instruction', 'any'] as const;

export type Threshold = (typeof thresholds)[number];

/** Whether something has changed as much as a threshold says. */
export function reachesThreshold(diff: ReleaseDiff, threshold: Threshold): boolean {
  const { added, removed, renamed, changed, readable, unreadable, code } = diff;
  if (threshold === 'any') {
    const lists = [added, removed, renamed, changed, readable, unreadable];
    return hasOtherCode(code) || isUnclear(code) || lists.some(({ length }) => length > 0);
  }
  // Nobody can tell that it has not changed.
  if (threshold !== 'judging' && isUnclear(code)) return true;
  const worst = changeClasses.slice(0, changeClasses.indexOf(threshold) + 1);
  return [...renamed, ...changed].some((pair) => worst.some((one) => one === pair.class));
}
