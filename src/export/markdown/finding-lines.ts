import { describeSeverity } from '../../catalogue/task/describe-findings.ts';
import type { Finding } from '../../lint/model/finding.ts';
import { escapeMarkdown } from '../../text/to-markdown.ts';
import { formatCount } from '../../text/figures/format-count.ts';

/** A file may have any number of findings. */
const shown = 100;

/** The findings of a task as a list; none without findings. */
export function listFindingLines(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings.slice(0, shown).map((finding) => {
    const { code, severity, line, message } = finding;
    return `- ${describeSeverity(severity)} ${code}, line ${line}: ${escapeMarkdown(message)}`;
  });
  const more = findings.length - lines.length;
  return [[...lines, ...(more > 0 ? [`- … and ${formatCount(more)} more`] : [])].join('\n')];
}
