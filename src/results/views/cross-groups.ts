import type { Group } from '#catalogue/facets/groups.ts';
import { computeRates } from '../rates/compute-rates.ts';
import { type Counting, type Rates, standardCounting } from '../model/rates.ts';
import type { Run } from '../model/results.ts';

/** Tasks with something in common, such as those of an app. */
export type TaskGroup = Pick<Group, 'label' | 'tasks'>;

/** What a run achieves in each of the groups, in their order. */
export function rateGroups(
  run: Run,
  groups: readonly TaskGroup[],
  counting: Counting = standardCounting,
): Rates[] {
  return groups.map(({ tasks }) => {
    const own = tasks.flatMap(({ path }) => run.results.get(path) ?? []);
    return computeRates(own, counting);
  });
}
