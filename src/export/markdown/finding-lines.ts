import { describeSeverity } from '#catalogue/task/describe-findings.ts';
import type { Finding } from '#lint/model/finding.ts';
import { escapeMarkdown } from '#text/to-markdown.ts';
import { takeFirst, withMore } from '#text/first-items.ts';

/** A file may have any number of findings. */
const mostListed = 100;

/** The findings of a task as a list; none without findings. */
export function listFindingLines(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const { shown, more } = takeFirst(findings, mostListed);
  const lines = shown.map((finding) => {
    const { code, severity, line, message } = finding;
    return `- ${describeSeverity(severity)} ${code}, line ${line}: ${escapeMarkdown(message)}`;
  });
  return [withMore({ shown: lines, more }, '- … ').join('\n')];
}
