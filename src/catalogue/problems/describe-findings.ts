import { countBySeverity, type Finding } from '../../lint/model/finding.ts';
import { count } from '../../text/plural.ts';

/** How many findings there are, and how serious: "3 findings: 1 error, 2 for information". */
export function describeFindings(findings: readonly Finding[]): string {
  const { error, warning, info } = countBySeverity(findings);
  if (info === findings.length) return `${count(info, 'finding')} for information`;
  const parts = [
    ...(error > 0 ? [count(error, 'error')] : []),
    ...(warning > 0 ? [count(warning, 'warning')] : []),
    ...(info > 0 ? [`${info} for information`] : []),
  ];
  return parts.length === 1
    ? parts.join('')
    : `${count(findings.length, 'finding')}: ${parts.join(', ')}`;
}
