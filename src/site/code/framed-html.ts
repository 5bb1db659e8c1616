import { escapeHtml } from '#text/safe/escape-html.ts';
import type { Finding } from '#lint/model/finding.ts';
import { frameText } from '#lint/report/text/code-frame.ts';
import { describeSeverity } from '#lint/report/severity-words.ts';
import { highlight } from './highlight.ts';

/**
 * JSON as HTML with a block for each line, and below a line with findings their carets and messages, as
 * the report of a terminal has them. The texts are escaped.
 */
export function toFramedHtml(text: string, findings: readonly Finding[]): string {
  const lines = frameText(text, findings);
  // No part of the highlighting spans lines.
  const html = highlight(lines.map(({ code }) => code).join('\n'), 'json').split('\n');
  return lines
    .map(({ finds }, index) => {
      const severity = finds[0]?.finding.severity;
      const line = `<span class="${['line', severity].filter(Boolean).join(' ')}">${html[index] ?? ''}\n</span>`;
      return [line, ...finds.map(toReport)].join('');
    })
    .join('');
}

function toReport({
  finding: { severity, message },
  carets,
}: ReturnType<typeof frameText>[number]['finds'][number]): string {
  const label = `<span class="sr-only">${describeSeverity(severity)}: </span>`;
  return `<span class="report ${severity}"><span aria-hidden="true">${carets}\n</span><span class="message">${label}${escapeHtml(message)}\n</span></span>`;
}
