import type { ChangeClass } from '#format/change-class.ts';
import type { Comparability } from './comparability.ts';

/** A class of change for readers. */
export interface ClassWords {
  label: string;
  /** What has changed, as a sentence. */
  meaning: string;
}

const words: Readonly<Record<ChangeClass | 'same', ClassWords>> = {
  judging: { label: 'judging', meaning: 'The evaluation of the task has changed.' },
  code: {
    label: 'code',
    meaning: 'The code of the environment that judges or starts the task has changed.',
  },
  environment: {
    label: 'environment',
    meaning: 'The state in which the agent starts has changed.',
  },
  instruction: { label: 'instruction', meaning: 'The instruction has changed.' },
  moved: {
    label: 'moved files',
    meaning: 'Fetched files come from other addresses; whether they are the same is not known.',
  },
  unknown: {
    label: 'unknown',
    meaning:
      'Only fields of the dataset’s own have changed; whether the agent or the evaluator sees them is not known.',
  },
  editorial: {
    label: 'editorial',
    meaning: 'Neither the agent nor the evaluator sees what has changed.',
  },
  same: { label: 'same', meaning: 'The content is the same.' },
};

export const describeClass = (change: ChangeClass | 'same'): ClassWords => words[change];

const comparisons: Readonly<Record<Comparability, string>> = {
  yes: 'Results before and after can be compared.',
  likely: 'Results before and after can likely be compared.',
  unknown: 'Whether results before and after can be compared cannot be told.',
  no: 'Results before and after cannot be compared.',
  unscored: 'The task cannot be scored before or after: its evaluator names no metric.',
};

export const describeComparability = (comparability: Comparability): string =>
  comparisons[comparability];

/** What an event means for results; where only code has changed, also that the file of the task has not. */
export function describeEventMeaning({ comparable, changes }: EventMeaning): string | undefined {
  if (comparable === undefined || changes.length === 0) return undefined;
  const isCode = changes.every((change) => change.class === 'code');
  return `${isCode ? 'The task file is the same. ' : ''}${describeComparability(comparable)}`;
}

interface EventMeaning {
  comparable: Comparability | undefined;
  changes: readonly { class: ChangeClass }[];
}
