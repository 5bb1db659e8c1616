import { isCounted, isSolved } from '../rates/compute-rates.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Interval } from '../model/rates.ts';
import type { Run } from '../model/results.ts';
import { bootstrapMean } from '../statistics/bootstrap.ts';
import { exactMcNemar } from '../statistics/mcnemar.ts';

const significance = 0.05;

/** Compares two runs on the tasks that both ran and that have not changed since. */
export function compareRuns(one: Run, other: Run): Comparison {
  const differences = [...one.results].flatMap(([task, ofOne]) => {
    const ofOther = other.results.get(task);
    if (!ofOther || !isCounted(ofOne) || !isCounted(ofOther)) return [];
    return Number(isSolved(ofOne)) - Number(isSolved(ofOther));
  });
  const shared = differences.length;
  const onlyOne = differences.filter((difference) => difference > 0).length;
  const onlyOther = differences.filter((difference) => difference < 0).length;
  const p = exactMcNemar(onlyOne, onlyOther);
  return {
    shared,
    onlyOne,
    onlyOther,
    difference: shared === 0 ? undefined : (onlyOne - onlyOther) / shared,
    // It takes far longer than all else, and tables of pairs are shown without it.
    get differenceInterval() {
      return shared === 0 ? undefined : findInterval(one, other, differences);
    },
    p,
    isWithinChance: p >= significance,
  };
}

/** By both runs. The page of each shows it, with the other sign. */
const intervals = new WeakMap<Run, WeakMap<Run, Interval>>();

function findInterval(one: Run, other: Run, differences: readonly number[]): Interval {
  const reverse = intervals.get(other)?.get(one);
  if (reverse) return { low: 0 - reverse.high, high: 0 - reverse.low };
  const ofOne = intervals.get(one) ?? new WeakMap<Run, Interval>();
  const interval = ofOne.get(other) ?? bootstrapMean(differences);
  intervals.set(one, ofOne.set(other, interval));
  return interval;
}
