import type { Finding } from '../model/finding.ts';
import { formatTotals, type ReportSubject } from './text.ts';

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

/**
 * Workflow commands, one for each finding, which GitHub shows beside the lines of a pull request;
 * then a line of totals. Source: the documentation of GitHub Actions, "Workflow commands".
 */
export function formatGithub(subject: ReportSubject): string {
  return [...subject.findings.map(toCommand), formatTotals(subject)].join('\n');
}

function toCommand({ severity, file, line, column, code, rule, message }: Finding): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
  const title = escapeProperty(`${code} ${rule}`);
  return `::${commands[severity]} ${place},title=${title}::${escapeData(message)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
