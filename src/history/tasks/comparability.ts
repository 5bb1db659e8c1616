import type { ChangeClass } from '#format/change-class.ts';
import { canBeScored } from '#lint/facts/checks/scoring.ts';
import type { TaskPair } from '../model/release.ts';

/** Whether results on two states of a task can be compared; "unscored" if neither state can have any. */
export type Comparability = ClassComparability | 'unscored';

/** What a class says, if the task can be scored. */
type ClassComparability = 'yes' | 'likely' | 'no';

const comparabilities: Readonly<Record<ChangeClass | 'same', ClassComparability>> = {
  judging: 'no',
  environment: 'no',
  instruction: 'no',
  moved: 'likely',
  editorial: 'yes',
  same: 'yes',
};

/** What a class of change says of results before and after it. */
export const judgeComparability = (change: ChangeClass | 'same'): ClassComparability =>
  comparabilities[change];

/** The same of two states of a task, whose worst change is of this class. */
export const judgePair = (
  { before, after }: TaskPair,
  change: ChangeClass | 'same',
): Comparability =>
  canBeScored(before.fields) || canBeScored(after.fields) ? judgeComparability(change) : 'unscored';
