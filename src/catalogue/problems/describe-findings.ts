import { countBySeverity, type Finding } from '../../lint/model/finding.ts';
import { count } from '../../text/figures/plural.ts';

/** How many findings there are, and how serious: "3 findings: 1 error, 2 notes". */
export function describeFindings(findings: readonly Finding[]): string {
  const { error, warning, info } = countBySeverity(findings);
  if (info === findings.length) return count(info, 'note');
  const parts = [
    ...(error > 0 ? [count(error, 'error')] : []),
    ...(warning > 0 ? [count(warning, 'warning')] : []),
    ...(info > 0 ? [count(info, 'note')] : []),
  ];
  return parts.length === 1
    ? parts.join('')
    : `${count(findings.length, 'finding')}: ${parts.join(', ')}`;
}
