import type { Finding } from '#lint/model/finding.ts';
import { listAnnotations } from '#lint/report/annotated-causes.ts';
import { formatAnnotation } from '#lint/report/github.ts';
import { formatMarkdown } from '#lint/report/markdown.ts';
import { formatShortcutAnnotation } from '#shortcuts/report/github.ts';
import type { CheckReportJson, ShortcutJson } from '#shortcuts/report/report-schema.ts';
import { formatShortcutFold } from '#shortcuts/report/markdown.ts';
import { toCodeSpan } from '#text/to-markdown.ts';
import type { ChangedLines } from './changed-lines.ts';

/** What `check --format json` prints, as far as it is used here; paths are from the root of the repository. */
export type Report = Pick<
  CheckReportJson,
  'files' | 'tasks' | 'counts' | 'findings' | 'gone' | 'recorded' | 'shortcuts'
>;
type ReportedFinding = Report['findings'][number];

/** By which the action finds its own comment; a repository of several datasets has one for each. */
export const toMarker = (targets: readonly string[]): string =>
  `<!-- benchlight ${targets.map(encodeURIComponent).join(' ')} -->`;

/** The report as Markdown, for the summary of a run and the comment on a pull request. */
export function formatReport(report: Report, targets: readonly string[]): string {
  const findings = report.findings.map(toFinding);
  const { tasks, shortcuts } = report;
  // Files are named from the root of the repository.
  const placed = shortcuts?.map((shortcut) => ({ ...shortcut, file: shortcut.path }));
  const added = placed && formatShortcutFold({ tasks, shortcuts: placed });
  return [
    toMarker(targets),
    formatMarkdown({ ...report, findings }, { ...report, added }),
    '',
    `Checked: ${targets.map(toCodeSpan).join(', ')}`,
  ].join('\n');
}

const toFinding = ({ path, ...finding }: ReportedFinding): Finding => ({ ...finding, file: path });

/**
 * Workflow commands for the findings on changed lines, or for all errors and warnings without a pull
 * request: each cause first, since GitHub shows ten of each kind. Shortcuts that make the step fail follow.
 */
export function formatAnnotations(
  { findings, shortcuts = [] }: Report,
  isFailure: (shortcut: ShortcutJson) => boolean,
  changed?: ChangedLines,
): string[] {
  const isChanged = ({ path, line }: Pick<ReportedFinding, 'path' | 'line'>) => {
    const lines = changed?.get(path);
    return lines === 'all' || lines?.has(line) === true;
  };
  const listed = findings.filter((finding) =>
    changed ? isChanged(finding) : finding.severity !== 'info',
  );
  const noted = shortcuts.filter(
    (shortcut) => isFailure(shortcut) && (!changed || isChanged(shortcut)),
  );
  return [
    ...listAnnotations(listed.map(toFinding), {}).annotations.map(formatAnnotation),
    ...noted.map(formatShortcutAnnotation),
  ];
}
