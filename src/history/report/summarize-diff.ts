import { type ChangeClass, changeClasses } from '../../format/change-class.ts';
import type { ReleaseDiff } from '../model/release.ts';
import { type Comparability, judgeComparability } from '../tasks/comparability.ts';
import { listChanged } from './listed-tasks.ts';

/** How many tasks changed, by class, and for how many results can be compared. */
export interface DiffSummary {
  added: number;
  removed: number;
  renamed: number;
  /** Without renamed tasks. */
  changed: number;
  same: number;
  /** Whose file the earlier release has, but nobody can read. */
  readable: number;
  /** Changed tasks and renamed ones that have changed too. */
  byClass: Readonly<Record<ChangeClass, number>>;
  /** Of the tasks that both have. */
  comparable: Readonly<Record<Comparability, number>>;
}

export function summarizeDiff(diff: ReleaseDiff): DiffSummary {
  const { added, removed, renamed, changed, same } = diff;
  const pairs = listChanged(diff);
  const count = (found: Comparability) =>
    pairs.filter((pair) => judgeComparability(pair.class) === found).length;
  const unchanged = same.length + renamed.length + changed.length - pairs.length;
  return {
    added: added.length,
    removed: removed.length,
    renamed: renamed.length,
    changed: changed.length,
    same: same.length,
    readable: diff.readable.length,
    byClass: Object.fromEntries(
      changeClasses.map((one) => [one, pairs.filter((pair) => pair.class === one).length]),
    ) as Record<ChangeClass, number>,
    comparable: { yes: count('yes') + unchanged, likely: count('likely'), no: count('no') },
  };
}
