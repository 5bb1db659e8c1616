import type { Finding } from '#lint/model/finding.ts';
import { resultRules } from '#lint/rules/r-result-rules.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

export type ResultFault = keyof typeof resultRules;

/**
 * A finding about a file of results.
 *
 * @param cause what findings of the same mistake have in common. Default: the message.
 */
export function toResultFinding(
  fault: ResultFault,
  { file, line = 1, pointer = '' }: { file: string; line?: number; pointer?: string },
  found: string,
  cause?: string,
): Finding {
  const rule = resultRules[fault];
  return {
    ...{ code: rule.code, rule: rule.name },
    ...{ severity: rule.severity, consequence: rule.consequence },
    ...{ file, pointer, line, column: 1 },
    message: toVisibleText(rule.message({ found })),
    ...(cause !== undefined && { cause }),
  };
}

/** What findings have in common whose messages quote a score. */
const causes: Partial<Record<ResultFault, string>> = {
  notNumber: 'scores that are not numbers',
  range: 'scores outside the range',
};

/** The finding of a fault in a file or a line. */
export const toFaultFinding = (
  { fault, message, pointer = '' }: { fault: ResultFault; message: string; pointer?: string },
  place: { file: string; line?: number },
): Finding => toResultFinding(fault, { ...place, pointer }, message, causes[fault]);
