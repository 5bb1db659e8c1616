import { findOtherCode } from '../code/mixed-tasks.ts';
import { isCounted, isSolved } from '../rates/compute-rates.ts';
import type { ComparedTasks, Comparison } from '../model/comparison.ts';
import type { Run } from '../model/results.ts';
import { exactMcNemar, pairedDifferenceInterval } from '../statistics/paired-outcomes.ts';

/** From this p-value on, a difference may be due to chance. */
export const significance = 0.05;

/** Compares two runs on the tasks that both ran and that have not changed since. */
export function compareRuns(one: Run, other: Run): Comparison {
  const shared = [...one.results].flatMap(([task, ofOne]) => {
    const ofOther = other.results.get(task);
    if (!ofOther || !isCounted(ofOne) || !isCounted(ofOther)) return [];
    return [{ task, difference: Number(isSolved(ofOne)) - Number(isSolved(ofOther)) }];
  });
  const otherCode = findOtherCode(one, other);
  const same = shared.filter(({ task }) => !otherCode?.has(task));
  return {
    ...compareTasks(shared),
    otherCode: otherCode && shared.length - same.length,
    sameCode: same.length < shared.length ? compareTasks(same) : undefined,
  };
}

function compareTasks(tasks: readonly { difference: number }[]): ComparedTasks {
  const shared = tasks.length;
  const onlyOne = tasks.filter(({ difference }) => difference > 0).length;
  const onlyOther = tasks.filter(({ difference }) => difference < 0).length;
  const p = exactMcNemar(onlyOne, onlyOther);
  return {
    shared,
    onlyOne,
    onlyOther,
    difference: shared === 0 ? undefined : (onlyOne - onlyOther) / shared,
    differenceInterval:
      shared === 0 ? undefined : pairedDifferenceInterval(onlyOne, onlyOther, shared),
    p,
    isWithinChance: p >= significance,
  };
}
