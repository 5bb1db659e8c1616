import { countBySeverity, type Finding, severities, type Severity } from '../model/finding.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';

/** The word for a severity on pages and in Markdown; its value is "info". */
export const describeSeverity = (severity: Severity): string =>
  severity === 'info' ? 'information' : severity;

/** "2 errors", "1 warning", "398 info". */
export const countOfSeverity = (number: number, severity: Severity): string =>
  severity === 'info' ? `${formatCount(number)} info` : count(number, severity);

/** "2 errors, 53 warnings, 398 info". */
export const formatSeverityCounts = (counts: Readonly<Record<Severity, number>>): string =>
  severities.map((severity) => countOfSeverity(counts[severity], severity)).join(', ');

/** How many findings there are, and how serious: "3 findings: 1 error, 2 info". */
export function describeFindings(findings: readonly Finding[]): string {
  const counts = countBySeverity(findings);
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => countOfSeverity(counts[severity], severity));
  return parts.length === 1
    ? parts.join('')
    : `${count(findings.length, 'finding')}: ${parts.join(', ')}`;
}
