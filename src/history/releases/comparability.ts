import type { ChangeClass } from '#format/change-class.ts';
import { isUnclear } from '../code/compare-codes.ts';
import { mayBeReached } from '../code/used-code.ts';
import { canBeJudged } from '../code/judged-task.ts';
import type { CodeComparison } from '../model/code-comparison.ts';
import type { TaskPair } from '../model/release.ts';

/** Whether results on two states of a task can be compared; "unscored" if neither state can have any. */
export const comparabilities = ['yes', 'likely', 'unknown', 'no', 'unscored'] as const;

export type Comparability = (typeof comparabilities)[number];

/** What a class says, if the task can be scored. */
type ClassComparability = Exclude<Comparability, 'unscored'>;

const byClass: Readonly<Record<ChangeClass | 'same', ClassComparability>> = {
  judging: 'no',
  code: 'unknown',
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

/**
 * The same of all changes of a task. Where the code of the environment was not seen in both states, or what
 * has changed of it may be called, nobody can tell that results are comparable.
 */
export function judgePair(
  { before, after }: TaskPair,
  changes: readonly { class: ChangeClass | 'same' }[],
  code: CodeComparison,
): Comparability {
  if (!canBeJudged(before.fields) && !canBeJudged(after.fields)) return 'unscored';
  const answers = new Set(changes.map((change) => judgeComparability(change.class)));
  if (isUnclear(code) || mayBeReached(after.fields, code)) answers.add('unknown');
  return worstFirst.find((answer) => answers.has(answer)) ?? 'yes';
}

const worstFirst = ['no', 'unknown', 'likely'] as const;
