import { fileOfMember } from '#text/file-name.ts';
import { withoutCommands } from '#text/safe/runner-commands.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { type Annotation, describeOmitted, listAnnotations } from './annotated-causes.ts';
import { countImpact, formatHeadline } from './headline.ts';
import type { ReportOptions, ReportSubject } from './report-options.ts';
import { describeBaseline, formatTotals } from './totals.ts';

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

/**
 * What the findings mean, then workflow commands, which GitHub shows beside the lines of a pull request,
 * then a line of totals. GitHub shows ten of each kind, so each cause comes first with one of its
 * findings. Source: the documentation of GitHub Actions, "Workflow commands".
 */
export function formatGithub(subject: ReportSubject, options: ReportOptions = {}): string {
  const { findings, tasks, isTask } = subject;
  const { annotations, omitted } = listAnnotations(findings, options, isTask);
  return [
    formatHeadline(tasks, countImpact(findings), options.rules),
    ...annotations.map(formatAnnotation),
    ...describeOmitted(omitted, options.max),
    ...(options.added ?? []),
    formatTotals(subject, options),
    ...describeBaseline(options),
  ].join('\n');
}

/** The workflow command that shows a finding beside its line. */
export function formatAnnotation({ finding, message }: Annotation): string {
  const { severity, file, line, column, code, rule } = finding;
  return formatCommand(commands[severity], { file, line, column }, `${code} ${rule}`, message);
}

/** The workflow command that shows a message beside a line. */
export function formatCommand(
  command: (typeof commands)[keyof typeof commands],
  { file, line, column }: Pick<Annotation['finding'], 'file' | 'line' | 'column'>,
  title: string,
  message: string,
): string {
  const place = `file=${escapeProperty(toVisibleText(fileOfMember(file)))},line=${line},col=${column}`;
  return `::${command} ${place},title=${escapeProperty(title)}::${escapeData(message)}`;
}

/** The workflow command that shows a message beside no line. */
export const formatNotice = (message: string): string => `::notice::${escapeData(message)}`;

const escapeData = (text: string): string =>
  withoutCommands(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
