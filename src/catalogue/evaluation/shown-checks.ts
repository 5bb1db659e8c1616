import type { Check } from '../../format/task.ts';
import { placeholderMetric } from '../../vocabulary/metrics/placeholder.ts';

/** The checks that have something to show: all but placeholders that are given nothing. */
export function listShownChecks(checks: readonly Check[]): Check[] {
  return checks.filter(
    ({ metric, result, expected }) =>
      metric !== placeholderMetric || result !== undefined || expected !== undefined,
  );
}
