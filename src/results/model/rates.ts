/** How results become rates. Every page and export that shows a rate says which one it used. */
export interface Counting {
  /** Whether tasks without a result count as failed, with a score of 0. Default: they are left out. */
  countsMissing: boolean;
  /** Whether tasks whose trials all ended in an error count as failed, with a score of 0. Default: they are left out. */
  countsErrors: boolean;
}

export const standardCounting: Counting = {
  countsMissing: false,
  countsErrors: false,
};

/** What was not run, and errors of the harness, count as failed. */
export const strictCounting: Counting = {
  countsMissing: true,
  countsErrors: true,
};

/** The numbers of one run on a set of tasks: the dataset, an app, a selection. */
export interface Rates {
  /** How many tasks the set has. */
  ofSet: number;
  /** How many of them are counted: "54 of 199 run" is `run` of `ofSet`. */
  run: number;
  /** How many of the counted tasks were solved. With several trials, each adds its share of successes. */
  solved: number;
  /** `solved` of `run`, from 0 to 1; undefined when nothing is counted. */
  rate: number | undefined;
  /** Of the rate: Wilson's, 95%. Undefined when nothing is counted. */
  interval: Interval | undefined;
  /** The mean of the counted tasks' mean scores, from 0 to 1. */
  mean: number | undefined;
  /** Of the mean: bootstrap over tasks with a fixed seed, 95%. Undefined for scores that are all equal. */
  meanInterval: Interval | undefined;
  /** Tasks in the set with no trial, whether or not they are counted. */
  notRun: number;
  /** Tasks with trials, none of which has a score, whether or not they are counted; tasks on an older version are not among them. */
  errors: number;
  /** Tasks whose results are on an older version, whether or not they are counted. */
  older: number;
  /** How many of the counted tasks other code of the environment judges or starts today; absent where the code of the run or that of today was not seen. */
  otherCode?: number;
  /** Undefined unless some counted task has several trials with a score. */
  repeated: RepeatedRates | undefined;
  /** As OSWorld's runner counts: the mean of all scores that are there, whichever version they are on. */
  runner: { mean: number | undefined; results: number };
}

/** What several trials say, over the counted tasks with `k` or more scored trials and those without any. */
export interface RepeatedRates {
  /** The number of trials that most counted tasks have; the smallest such number of several. */
  k: number;
  /** The number of these tasks. */
  tasks: number;
  /** How likely it is that at least one of `k` trials succeeds: pass@k, unbiased, from 0 to 1. */
  atLeastOne: number;
  /** How likely it is that all of `k` trials succeed: pass^k, unbiased, from 0 to 1. */
  all: number;
}

/** Both ends included. */
export interface Interval {
  low: number;
  high: number;
}
