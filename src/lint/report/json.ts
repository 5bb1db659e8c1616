import type { Finding } from '../model/finding.ts';
import type { ReportSubject } from './text.ts';

/** One JSON object with the counts and every finding. */
export function formatJson({ files, tasks, findings }: ReportSubject): string {
  return JSON.stringify({ files, tasks, findings: findings.map(toPlainFinding) }, null, 2);
}

/** The fields that other tools may rely on, in the order of the documentation. */
function toPlainFinding(finding: Finding): Omit<Finding, 'fix'> {
  const { code, rule, severity, file, pointer, line, column, message } = finding;
  return { code, rule, severity, file, pointer, line, column, message };
}
