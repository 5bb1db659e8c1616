import type { ChangeClass } from '#format/change-class.ts';
import { listAddedParts } from '#format/reading/added-parts.ts';
import { canBeScored } from '#lint/facts/checks/scoring.ts';
import type { ReleasedTask, TaskPair } from '../model/release.ts';

/** Whether results on two states of a task can be compared; "unscored" if neither state can have any. */
export const comparabilities = ['yes', 'likely', 'unknown', 'no', 'unscored'] as const;

export type Comparability = (typeof comparabilities)[number];

/** What a class says, if the task can be scored. */
type ClassComparability = Exclude<Comparability, 'unscored'>;

const byClass: Readonly<Record<ChangeClass | 'same', ClassComparability>> = {
  judging: 'no',
  environment: 'no',
  instruction: 'no',
  moved: 'likely',
  unknown: 'unknown',
  editorial: 'yes',
  same: 'yes',
};

/** What a class of change says of results before and after it. */
export const judgeComparability = (change: ChangeClass | 'same'): ClassComparability =>
  byClass[change];

/** The same of two states of a task, whose worst change is of this class. */
export const judgePair = (
  { before, after }: TaskPair,
  change: ChangeClass | 'same',
): Comparability => (isScored(before) || isScored(after) ? judgeComparability(change) : 'unscored');

const isScored = ({ fields }: ReleasedTask): boolean =>
  canBeScored(fields) ||
  listAddedParts(fields).some(({ kind }) => kind === 'evaluator' || kind === 'graders');
