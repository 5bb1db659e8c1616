import type { Check } from '#format/task.ts';
import { placeholderMetric } from '#vocabulary/metrics/placeholder.ts';

/** The checks that have something to show: all but placeholders that are given nothing. */
export function listShownChecks(checks: readonly Check[]): Check[] {
  return checks.filter(
    ({ metric, result, expected }) =>
      metric !== placeholderMetric || result !== undefined || expected !== undefined,
  );
}

/** Why a task has no checks to show, in sentences. */
export const describeNoChecks = (checks: readonly Check[]): string =>
  checks.length === 0
    ? 'The evaluator names no metric, so nothing is checked.'
    : "The task is infeasible, so nothing on the machine is checked. It passes only when the agent's last action is FAIL.";
