import type { Interval } from './rates.ts';

/** Two runs on the tasks that both have run. */
export interface Comparison extends ComparedTasks {
  /** How many of the shared tasks different code of the environment judged or started in the two; undefined where the code of one was not seen. */
  otherCode: number | undefined;
  /** The comparison without these tasks; undefined where there are none of them. */
  sameCode: ComparedTasks | undefined;
}

/** Two runs on some tasks; a task counts as solved when most of its trials succeeded. */
export interface ComparedTasks {
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
