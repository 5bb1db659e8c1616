import { type ChangeClass, changeClasses } from '../../format/change-class.ts';
import type { ReleaseDiff } from '../model/release.ts';
import { type Comparability, judgeComparability } from '../tasks/comparability.ts';
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
  const count = (found: Comparability) =>
    pairs.filter((pair) => judgeComparability(pair.class) === found).length;
  const unchanged = diff.same.length + diff.renamed.length + diff.changed.length - pairs.length;
  return {
    byClass: Object.fromEntries(
      changeClasses.map((one) => [one, pairs.filter((pair) => pair.class === one).length]),
    ) as Record<ChangeClass, number>,
    comparable: { yes: count('yes') + unchanged, likely: count('likely'), no: count('no') },
  };
}
