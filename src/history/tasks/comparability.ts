import type { ChangeClass } from '../../format/change-class.ts';

/** Whether results on two states of a task can be compared. */
export type Comparability = 'yes' | 'likely' | 'no';

const comparabilities: Readonly<Record<ChangeClass | 'same', Comparability>> = {
  judging: 'no',
  environment: 'no',
  instruction: 'no',
  moved: 'likely',
  editorial: 'yes',
  same: 'yes',
};

/** What a class of change says of results before and after it. */
export const judgeComparability = (change: ChangeClass | 'same'): Comparability =>
  comparabilities[change];
