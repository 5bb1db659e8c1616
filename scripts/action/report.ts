import type { Finding } from '#lint/model/finding.ts';
import { listAnnotations } from '#lint/report/annotated-causes.ts';
import { formatAnnotation } from '#lint/report/github.ts';
import { formatMarkdown } from '#lint/report/markdown.ts';
import type { ReportJson } from '#lint/report/report-schema.ts';
import { toCodeSpan } from '#text/to-markdown.ts';
import type { ChangedLines } from './changed-lines.ts';

/** What `check --format json` prints, as far as it is used here; paths are from the root of the repository. */
export type Report = Pick<
  ReportJson,
  'files' | 'tasks' | 'counts' | 'findings' | 'gone' | 'recorded'
>;
type ReportedFinding = Report['findings'][number];

/** By which the action finds its own comment; a repository of several datasets has one for each. */
export const toMarker = (targets: readonly string[]): string =>
  `<!-- benchlight ${targets.map(encodeURIComponent).join(' ')} -->`;

/** The report as Markdown, for the summary of a run and the comment on a pull request. */
export function formatReport(report: Report, targets: readonly string[]): string {
  const findings = report.findings.map(toFinding);
  return [
    toMarker(targets),
    formatMarkdown({ ...report, findings }, report),
    '',
    `Checked: ${targets.map(toCodeSpan).join(', ')}`,
  ].join('\n');
}

const toFinding = ({ path, ...finding }: ReportedFinding): Finding => ({ ...finding, file: path });

/**
 * Workflow commands for the findings on changed lines, or for all errors and warnings without a pull
 * request: each cause first, since GitHub shows ten of each kind.
 */
export function formatAnnotations({ findings }: Report, changed?: ChangedLines): string[] {
  const listed = findings.filter(({ path, line, severity }) => {
    if (!changed) return severity !== 'info';
    const lines = changed.get(path);
    return lines === 'all' || lines?.has(line) === true;
  });
  return listAnnotations(listed.map(toFinding), {}).annotations.map(formatAnnotation);
}
