import { type Counting, type Rates, type RepeatedRates, standardCounting } from '../model/rates.ts';
import type { TaskResult } from '../model/results.ts';
import { bootstrapMean } from '../statistics/bootstrap.ts';
import { meanOf } from '../statistics/mean-of.ts';
import { passAtK, passHatK } from '../statistics/repeated-trials.ts';
import { wilsonInterval } from '../statistics/wilson.ts';
import { sum } from '#text/figures/sum.ts';

/** The rates of one run on a set of tasks, from one result for each task of the set. */
export function computeRates(
  results: Iterable<TaskResult>,
  counting: Counting = standardCounting,
): Rates {
  const all = [...results];
  const counted = all.filter((result) => isCounted(result, counting));
  const solved = sumShares(counted);
  const scores = counted.map(({ score = 0 }) => score);
  const run = counted.length;
  let meanInterval: Rates['meanInterval'];
  return {
    ofSet: all.length,
    run,
    solved,
    rate: run === 0 ? undefined : solved / run,
    interval: run === 0 ? undefined : wilsonInterval(solved, run),
    mean: meanOf(scores),
    // It takes far longer than all else, and most numbers are shown without it.
    get meanInterval() {
      return (meanInterval ??= bootstrapMean(scores));
    },
    notRun: all.filter(({ trials }) => trials.length === 0).length,
    errors: all.filter(({ status }) => status === 'error').length,
    older: all.filter(({ status }) => status === 'older version').length,
    ...(all.some(({ code }) => code === 'same' || code === 'changed') && {
      otherCode: counted.filter(({ code }) => code === 'changed').length,
    }),
    repeated: countRepeated(counted),
    runner: countAsRunner(all),
  };
}

/** Whether a result is a part of rates. */
export function isCounted(
  { status, trials, scored }: TaskResult,
  { countsMissing, countsErrors }: Counting = standardCounting,
): boolean {
  if (trials.length === 0) return countsMissing;
  if (status === 'older version') return false;
  return scored > 0 || countsErrors;
}

/** The share of trials that succeeded, of those with a score; 0 for a task without any. */
export const toShare = ({ scored, successes }: TaskResult): number =>
  scored === 0 ? 0 : successes / scored;

/** Added up for each number of trials, so that three thirds are one. */
const sumShares = (results: readonly TaskResult[]): number =>
  sum(
    [...Map.groupBy(results, ({ scored }) => scored)].map(([scored, own]) =>
      scored === 0 ? 0 : sum(own.map(({ successes }) => successes)) / scored,
    ),
  );

/** Whether more than half of the trials with a score succeeded. */
export const isSolved = ({ scored, successes }: TaskResult): boolean => successes * 2 > scored;

function countRepeated(counted: readonly TaskResult[]): RepeatedRates | undefined {
  const sizes = Map.groupBy(counted, ({ scored }) => scored);
  if (![...sizes.keys()].some((scored) => scored > 1)) return undefined;
  const byCount = [...sizes].map(([scored, own]) => ({ scored, tasks: own.length }));
  byCount.sort((one, other) => other.tasks - one.tasks || one.scored - other.scored);
  const k = byCount.find(({ scored }) => scored > 0)?.scored ?? 1;
  // Without any score, a task is counted only where it counts as failed.
  const enough = counted.filter(({ scored }) => scored >= k || scored === 0);
  const tried = enough.filter(({ scored }) => scored > 0);
  const chanceOf = (chance: typeof passAtK) =>
    sum(tried.map(({ scored, successes }) => chance(scored, successes, k))) / enough.length;
  return { k, tasks: enough.length, atLeastOne: chanceOf(passAtK), all: chanceOf(passHatK) };
}

function countAsRunner(all: readonly TaskResult[]): Rates['runner'] {
  const scores = all.flatMap(({ trials }) => trials.flatMap(({ score }) => score ?? []));
  return { mean: meanOf(scores), results: scores.length };
}
