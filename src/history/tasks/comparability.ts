import type { ChangeClass } from '../../format/change-class.ts';

/** Whether results on two states of a task can be compared. */
export type Comparability = 'yes' | 'likely' | 'no';

/** What a class of change says of results before and after it. */
export function judgeComparability(change: ChangeClass | 'same'): Comparability {
  if (change === 'same' || change === 'editorial') return 'yes';
  return change === 'moved' ? 'likely' : 'no';
}
