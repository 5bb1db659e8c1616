import { isAtLeast, severities, type Severity } from '#lint/model/finding.ts';
import type { FailOn } from './options/parse-arguments.ts';

/** 1 when there are findings at or above the threshold, else 0. */
export function exitCode(counts: Readonly<Record<Severity, number>>, failOn: FailOn): 0 | 1 {
  if (failOn === 'never') return 0;
  return severities.some((severity) => counts[severity] > 0 && isAtLeast(severity, failOn)) ? 1 : 0;
}
