import { severities, type Severity } from '../../src/lint/model/finding.ts';
import { type AnnotatedFinding, formatAnnotation } from '../../src/lint/report/github.ts';
import { cutText } from '../../src/text/cut-text.ts';
import { formatCount } from '../../src/text/figures/format-count.ts';
import { count } from '../../src/text/figures/plural.ts';
import { countBackticks } from '../../src/text/to-markdown.ts';
import type { ChangedLines } from './changed-lines.ts';

/** What `check --format json` prints, as far as it is used here. */
export interface Report {
  files: number;
  tasks: number;
  counts: Readonly<Record<Severity, number>>;
  findings: readonly ReportedFinding[];
}

interface ReportedFinding extends Omit<AnnotatedFinding, 'file'> {
  /** From the root of the repository. */
  path: string;
}

/** By which the action finds its own comment; a repository of several datasets has one for each. */
export const toMarker = (targets: readonly string[]): string =>
  `<!-- benchlight ${targets.map(encodeURIComponent).join(' ')} -->`;

/** GitHub refuses comments of more than 65,536 characters. */
const mostListed = 50;

/** The report as Markdown, for the summary of a run and the comment on a pull request. */
export function formatReport(
  { tasks, counts, findings }: Report,
  targets: readonly string[],
): string {
  const { error, warning, info } = counts;
  const important = findings.filter(({ severity }) => severity !== 'info');
  const listed = [...important].sort(byWeight).slice(0, mostListed);
  const rest = important.length - listed.length;
  return [
    toMarker(targets),
    `### ${error + warning === 0 ? 'No problems in the tasks' : 'Problems in the tasks'}`,
    '',
    `${count(tasks, 'task')} checked in ${targets.map(toCode).join(', ')}: ${count(error, 'error')}, ${count(warning, 'warning')}, ${formatCount(info)} info.`,
    ...(listed.length === 0
      ? []
      : ['', '| | Place | Rule | Finding |', '| --- | --- | --- | --- |']),
    ...listed.map(formatRow),
    ...(rest === 0 ? [] : ['', `${count(rest, 'more finding')}: run the check to list them.`]),
  ].join('\n');
}

const byWeight = (one: ReportedFinding, other: ReportedFinding) =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity);

const formatRow = ({ severity, path, line, code, rule, message }: ReportedFinding): string =>
  `| ${severity} | ${toCode(`${path}:${line}`)} | ${toCode(`${code} ${rule}`)} | ${toCode(message)} |`;

/**
 * Text of task files as code in a cell of a table: nothing in it is markup, a link, or the name of a
 * user whom GitHub would notify.
 */
function toCode(text: string): string {
  const line = cutText(text, 300).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const fence = '`'.repeat(1 + countBackticks(line));
  return `${fence} ${line} ${fence}`;
}

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
  return listed
    .sort(byWeight)
    .map(({ path, ...finding }) => formatAnnotation({ ...finding, file: path }));
}
