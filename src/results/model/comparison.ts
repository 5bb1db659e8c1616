import type { Interval } from './rates.ts';

/** Two runs on the tasks that both have run; a task counts as solved when most of its trials succeeded. */
export interface Comparison {
  /** The number of tasks with a counted result of both. */
  shared: number;
  /** How many of these one alone has solved. */
  onlyOne: number;
  onlyOther: number;
  /** `onlyOne` minus `onlyOther`, as a share of `shared`; undefined when none is shared. */
  difference: number | undefined;
  /** Of the difference: Bonett and Price's, 95%. */
  differenceInterval: Interval | undefined;
  /** The p-value of McNemar's exact test, two-sided; 1 when no task is solved by one alone. */
  p: number;
  /** Whether p is 0.05 or more: then say that the difference is within chance. */
  isWithinChance: boolean;
}
