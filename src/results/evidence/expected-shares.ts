import { sum } from '#text/figures/sum.ts';
import type { SystemShares } from './system-shares.ts';

/** What results need to know of tasks that are judged alike. */
interface Judged {
  path: string;
  /** The names of its metrics. */
  metrics: readonly string[];
}

/** What systems made of the other tasks with the same metrics. */
export interface Expectation {
  /** How likely each system solves the task, judged by the others; from 0.02 to 0.98. */
  shares: readonly number[];
  /** The number of other tasks with the same metrics that some system ran. */
  siblings: number;
  /** How many of these some system has solved in at least one trial. */
  siblingsSolved: number;
}

/** How much the rate over all tasks weighs beside the siblings, as a number of tasks. */
const weightOfAll = 3;
const least = 0.02;

/** Expects of each task what the systems made of its siblings and, where these are few, of all tasks. */
export function createExpectations(
  { ofTask, means, systems }: Pick<SystemShares, 'ofTask' | 'means' | 'systems'>,
  tasks: readonly Judged[],
): (task: Judged) => Expectation {
  const groups = Map.groupBy(
    tasks.map(({ path, metrics }) => ({ path, key: toKey(metrics) })),
    ({ key }) => key,
  );
  const totals = new Map(
    [...groups].map(([key, own]) => {
      const shares = own.flatMap(({ path }) => [ofTask.get(path) ?? []]);
      const sums = Array.from({ length: systems }, (_, index) => {
        const counted = shares.flatMap((all) => all[index] ?? []);
        return { sum: sum(counted), count: counted.length };
      });
      return [key, { sums, ...countSolved(shares) }] as const;
    }),
  );
  return ({ path, metrics }) => {
    const own = ofTask.get(path) ?? [];
    const total = totals.get(toKey(metrics));
    const self = countSolved([own]);
    return {
      shares: means.map((mean, index) => {
        const { sum = 0, count = 0 } = total?.sums[index] ?? {};
        const share = own[index];
        const others = count - (share === undefined ? 0 : 1);
        const expected = (sum - (share ?? 0) + weightOfAll * mean) / (others + weightOfAll);
        return Math.min(1 - least, Math.max(least, expected));
      }),
      siblings: (total?.run ?? 0) - self.run,
      siblingsSolved: (total?.solved ?? 0) - self.solved,
    };
  };
}

const toKey = (metrics: readonly string[]): string => [...metrics].sort().join('\n');

function countSolved(tasks: readonly (readonly (number | undefined)[])[]) {
  const run = tasks.filter((shares) => shares.some((share) => share !== undefined));
  return {
    run: run.length,
    solved: run.filter((shares) => shares.some((share = 0) => share > 0)).length,
  };
}
