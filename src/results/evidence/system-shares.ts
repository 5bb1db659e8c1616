import { isCounted, toShare } from '../rates/compute-rates.ts';
import type { Results, TaskResult } from '../model/results.ts';
import { meanOf } from '../statistics/mean-of.ts';

/** What each system made of each task: the share of trials that succeeded, from 0 to 1. */
export interface SystemShares {
  /** The number of systems. */
  systems: number;
  /** By the path of the task, one for each system; undefined for a task that it did not run. */
  ofTask: ReadonlyMap<string, readonly (number | undefined)[]>;
  /** The mean of each system over all tasks that it ran. */
  means: readonly number[];
}

/** Runs of one system are one observation, since they resemble each other. */
export function toSystemShares({ systems, byTask }: Results): SystemShares {
  const systemOf = new Map(
    systems.flatMap(({ runs }, index) => runs.map(({ segment }) => [segment, index] as const)),
  );
  const ofTask = new Map(
    [...byTask].map(([task, results]) => {
      const bySystem: number[][] = systems.map(() => []);
      for (const result of results) addShare(bySystem[systemOf.get(result.run) ?? -1], result);
      return [task, bySystem.map(meanOf)] as const;
    }),
  );
  const sharesBySystem = systems.map((_, index) =>
    [...ofTask.values()].flatMap((bySystem) => bySystem[index] ?? []),
  );
  return {
    systems: systems.length,
    ofTask,
    means: sharesBySystem.map((shares) => meanOf(shares) ?? 0),
  };
}

function addShare(shares: number[] | undefined, result: TaskResult): void {
  if (shares && isCounted(result)) shares.push(toShare(result));
}
