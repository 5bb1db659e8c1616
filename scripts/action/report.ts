import type { ChangedLines } from './changed-lines.ts';

/** What `check --format json` prints, as far as it is used here. */
export interface Report {
  files: number;
  tasks: number;
  counts: Readonly<Record<Severity, number>>;
  findings: readonly ReportedFinding[];
}

type Severity = 'error' | 'warning' | 'info';

interface ReportedFinding {
  code: string;
  rule: string;
  severity: Severity;
  /** From the root of the repository. */
  path: string;
  line: number;
  column: number;
  message: string;
}

/** By which the action finds its own comment. */
export const marker = '<!-- benchlight -->';

/** GitHub refuses comments of more than 65,536 characters. */
const mostListed = 50;

/** The report as Markdown, for the summary of a run and the comment on a pull request. */
export function formatReport({ tasks, counts, findings }: Report): string {
  const { error, warning, info } = counts;
  const important = findings.filter(({ severity }) => severity !== 'info');
  const listed = [...important].sort(byWeight).slice(0, mostListed);
  const rest = important.length - listed.length;
  return [
    marker,
    `### ${error + warning === 0 ? 'No problems in the tasks' : 'Problems in the tasks'}`,
    '',
    `${tasks} tasks checked: ${error} errors, ${warning} warnings, ${info} info.`,
    ...(listed.length === 0
      ? []
      : ['', '| | Place | Rule | Finding |', '| --- | --- | --- | --- |']),
    ...listed.map(formatRow),
    ...(rest === 0 ? [] : ['', `${rest} more are in the log.`]),
  ].join('\n');
}

const weights: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };
const byWeight = (one: ReportedFinding, other: ReportedFinding) =>
  weights[one.severity] - weights[other.severity];

const formatRow = ({ severity, path, line, code, rule, message }: ReportedFinding): string =>
  `| ${severity} | ${toCode(`${path}:${line}`)} | ${toCode(`${code} ${rule}`)} | ${toCode(message)} |`;

/**
 * Text of task files as code in a cell of a table: nothing in it is markup, a link, or the name of a
 * user whom GitHub would notify.
 */
function toCode(text: string): string {
  const line = text.slice(0, 300).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${line} ${fence}`;
}

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

/**
 * Workflow commands for the findings on changed lines, or for all errors and warnings without a pull
 * request. GitHub shows ten of each kind.
 */
export function formatAnnotations({ findings }: Report, changed?: ChangedLines): string[] {
  const listed = findings.filter(({ path, line, severity }) => {
    if (!changed) return severity !== 'info';
    const lines = changed.get(path);
    return lines === 'all' || lines?.has(line) === true;
  });
  return [...listed].sort(byWeight).map(({ severity, path, line, column, code, rule, message }) => {
    const place = `file=${escapeProperty(path)},line=${line},col=${column}`;
    const title = escapeProperty(`${code} ${rule}`);
    return `::${commands[severity]} ${place},title=${title}::${escapeData(message)}`;
  });
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
