import { frameCode } from './code-frame.ts';
import { countBySeverity, type Finding } from '../model/finding.ts';
import type { Paint } from './paint.ts';
import { formatSummary } from './summary.ts';
import { toRuleAddress } from './rule-address.ts';
import { count } from '../../text/plural.ts';
import { toVisibleText } from '../../text/visible-text.ts';

/** The findings of a report and the counts of its files and tasks. */
export interface ReportSubject {
  files: number;
  tasks: number;
  findings: readonly Finding[];
}

/** The options of a report for people. */
export interface TextOptions {
  /** The text of a file that a finding names; empty when it is not known. */
  textOf: (file: string) => string;
  /** Colours a part of the report. Default: no colours. */
  paint?: Paint;
  /** The address of a site with pages about the rules. Default: no finding has a link. */
  site?: string | undefined;
  /** How many findings the dataset excepts. Default: 0. */
  excepted?: number;
}

/**
 * Errors and warnings by file, each with its line; then every rule with its counts, findings with
 * severity info included; then a line of totals.
 */
export function formatText(subject: ReportSubject, options: TextOptions): string {
  const { paint = plain } = options;
  const groups = Map.groupBy(
    subject.findings.filter(({ severity }) => severity !== 'info'),
    ({ file }) => file,
  );
  const blocks = [...groups].map(([file, own]) =>
    [
      `${paint('strong', toVisibleText(file))}  ${paint('quiet', formatCounts(own))}`,
      ...own.map((finding) => formatFinding(finding, options)),
    ].join('\n\n'),
  );
  const isFixable = subject.findings.filter(({ fix }) => fix).length;
  return [
    ...blocks,
    ...formatSummary(subject.findings, paint),
    [
      formatTotals(subject) + formatExcepted(options.excepted ?? 0),
      ...(isFixable > 0 ? [`${count(isFixable, 'finding')} can be fixed with --fix`] : []),
    ].join('\n'),
  ].join('\n\n');
}

const plain: Paint = (_style, text) => text;

/** One line: how much was checked and found. */
export function formatTotals({ files, tasks, findings }: ReportSubject): string {
  const { error, warning, info } = countBySeverity(findings);
  const counts = [count(error, 'error'), count(warning, 'warning'), `${info} info`].join(', ');
  return `${count(tasks, 'task')} in ${count(files, 'file')}: ${counts}`;
}

function formatFinding(finding: Finding, { textOf, paint = plain, site }: TextOptions): string {
  const { file, line, column, severity, code, rule, message } = finding;
  const place = paint('quiet', `${toVisibleText(file)}:${line}:${column}`);
  const frame = frameCode(textOf(file), finding);
  const gutter = ' '.repeat(frame?.number.length ?? 0);
  return [
    `  ${paint(severity, severity)}  ${code} ${rule}  ${place}`,
    `    ${message}`,
    ...(frame
      ? [
          `    ${paint('quiet', `${frame.number} |`)} ${frame.code}`,
          `    ${paint('quiet', `${gutter} |`)} ${paint(severity, frame.carets)}`,
        ]
      : []),
    ...(site === undefined ? [] : [`    ${paint('quiet', toRuleAddress(site, code))}`]),
  ].join('\n');
}

function formatCounts(findings: readonly Finding[]): string {
  const { error, warning } = countBySeverity(findings);
  return [
    ...(error > 0 ? [count(error, 'error')] : []),
    ...(warning > 0 ? [count(warning, 'warning')] : []),
  ].join(', ');
}

const formatExcepted = (excepted: number): string =>
  excepted === 0 ? '' : `; ${excepted} excepted in dataset.json`;
