import { withoutCommands } from '#text/safe/runner-commands.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import type { Finding } from '../model/finding.ts';
import { describeFolded, describeOmitted, listCauses } from './listed-causes.ts';
import type { ReportOptions, ReportSubject } from './report-options.ts';
import { formatTotals } from './totals.ts';

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

/**
 * Workflow commands, one for each listed finding, errors first, which GitHub shows beside the lines
 * of a pull request; then a line of totals. GitHub shows ten of each kind, so the findings of one
 * cause are folded. Source: the documentation of GitHub Actions, "Workflow commands".
 */
export function formatGithub(subject: ReportSubject, options: ReportOptions = {}): string {
  const { causes, omitted } = listCauses(subject.findings, options);
  return [
    ...causes.flatMap((cause) => [
      ...cause.listed.map(formatAnnotation),
      ...(cause.folded.length > 0
        ? [withoutCommands(`${cause.code} ${describeFolded(cause)}`)]
        : []),
    ]),
    ...describeOmitted(omitted, options.max),
    formatTotals(subject, options),
  ].join('\n');
}

/** The workflow command that shows a finding beside its line. */
export function formatAnnotation(finding: Finding): string {
  const { severity, file, line, column, code, rule, message } = finding;
  const place = `file=${escapeProperty(toVisibleText(file))},line=${line},col=${column}`;
  const title = escapeProperty(`${code} ${rule}`);
  return `::${commands[severity]} ${place},title=${title}::${escapeData(message)}`;
}

/** The workflow command that shows a message beside no line. */
export const formatNotice = (message: string): string => `::notice::${escapeData(message)}`;

const escapeData = (text: string): string =>
  withoutCommands(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
