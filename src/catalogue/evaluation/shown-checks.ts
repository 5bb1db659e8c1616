import type { Check } from '../../format/task.ts';

/** The metric of tasks that are meant to be impossible; it judges nothing. */
export const placeholderMetric = 'infeasible';

/** The checks that have something to show: all but placeholders that are given nothing. */
export function listShownChecks(checks: readonly Check[]): Check[] {
  return checks.filter(
    ({ metric, result, expected }) =>
      metric !== placeholderMetric || result !== undefined || expected !== undefined,
  );
}
