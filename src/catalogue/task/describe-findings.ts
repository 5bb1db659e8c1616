import { countBySeverity, type Finding, severities, type Severity } from '#lint/model/finding.ts';
import { count } from '#text/figures/plural.ts';

/** The word for a severity on pages, which call findings of the severity "info" notes. */
export const describeSeverity = (severity: Severity): string =>
  severity === 'info' ? 'note' : severity;

/** How many findings there are, and how serious: "3 findings: 1 error, 2 notes". */
export function describeFindings(findings: readonly Finding[]): string {
  const counts = countBySeverity(findings);
  if (counts.info === findings.length) return count(counts.info, describeSeverity('info'));
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => count(counts[severity], describeSeverity(severity)));
  return parts.length === 1
    ? parts.join('')
    : `${count(findings.length, 'finding')}: ${parts.join(', ')}`;
}
