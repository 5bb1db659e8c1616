import { type ChangeClass, changeClasses } from '#format/change-class.ts';
import type { ReleaseDiff } from '../model/release.ts';
import { type Comparability, judgePair } from '../releases/comparability.ts';
import { listChanged } from './listed-tasks.ts';

/** How many tasks changed, by class, and for how many results can be compared. */
export interface DiffSummary {
  /** Changed tasks and renamed ones that have changed too. */
  byClass: Readonly<Record<ChangeClass, number>>;
  /** Of the tasks that both have. */
  comparable: Readonly<Record<Comparability, number>>;
}

export function summarizeDiff(diff: ReleaseDiff): DiffSummary {
  const pairs = listChanged(diff);
  const comparable = { yes: 0, likely: 0, unknown: 0, no: 0, unscored: 0 };
  for (const pair of [...diff.changed, ...diff.renamed]) {
    comparable[judgePair(pair, pair.changes, diff.code)]++;
  }
  for (const pair of diff.same) comparable[judgePair(pair, [], diff.code)]++;
  return {
    byClass: Object.fromEntries(
      changeClasses.map((one) => [one, pairs.filter((pair) => pair.class === one).length]),
    ) as Record<ChangeClass, number>,
    comparable,
  };
}
