import { isCounted, isSolved } from '../rates/compute-rates.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Interval } from '../model/rates.ts';
import type { Run } from '../model/results.ts';
import { bootstrapMean } from '../statistics/bootstrap.ts';
import { exactMcNemar } from '../statistics/mcnemar.ts';

const significance = 0.05;

/** Compares two runs on the tasks that both ran and that have not changed since. */
export function compareRuns(one: Run, other: Run): Comparison {
  const pairs = [...one.results].flatMap(([task, ofOne]) => {
    const ofOther = other.results.get(task);
    if (!ofOther || !isCounted(ofOne) || !isCounted(ofOther)) return [];
    return { task, byOne: isSolved(ofOne), byOther: isSolved(ofOther) };
  });
  const shared = pairs.length;
  const both = pairs.filter(({ byOne, byOther }) => byOne && byOther).length;
  const alone = pairs.filter(({ byOne, byOther }) => byOne && !byOther);
  const otherAlone = pairs.filter(({ byOne, byOther }) => !byOne && byOther);
  const p = exactMcNemar(alone.length, otherAlone.length);
  return {
    one: one.segment,
    other: other.segment,
    shared,
    solvedByOne: both + alone.length,
    solvedByOther: both + otherAlone.length,
    both,
    neither: shared - both - alone.length - otherAlone.length,
    onlyOne: alone.length,
    onlyOther: otherAlone.length,
    tasksOnlyOne: alone.map(({ task }) => task),
    tasksOnlyOther: otherAlone.map(({ task }) => task),
    difference: shared === 0 ? undefined : (alone.length - otherAlone.length) / shared,
    // It takes far longer than all else, and tables of pairs are shown without it.
    get differenceInterval() {
      return shared === 0 ? undefined : findInterval(one, other, () => pairs.map(toDifference));
    },
    p,
    isWithinChance: p >= significance,
  };
}

/** By both runs. The page of each shows it, with the other sign. */
const intervals = new WeakMap<Run, WeakMap<Run, Interval>>();

function findInterval(one: Run, other: Run, listDifferences: () => readonly number[]): Interval {
  const reverse = intervals.get(other)?.get(one);
  if (reverse) return { low: 0 - reverse.high, high: 0 - reverse.low };
  const ofOne = intervals.get(one) ?? new WeakMap<Run, Interval>();
  const interval = ofOne.get(other) ?? bootstrapMean(listDifferences());
  intervals.set(one, ofOne.set(other, interval));
  return interval;
}

const toDifference = ({ byOne, byOther }: { byOne: boolean; byOther: boolean }): number =>
  Number(byOne) - Number(byOther);
