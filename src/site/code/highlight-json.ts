import { visit } from 'jsonc-parser';
import { escapeHtml } from '../../text/escape-html.ts';

/** Longer texts are shown plain: colour does not help there, and costs time and bytes. */
export const longestHighlighted = 40_000;

/**
 * JSON as HTML, marked as Shiki marks it. Each task page shows a file that no other page shows, and
 * a parser of JSON needs a tenth of the time that a grammar needs.
 */
export function highlightJson(text: string): string {
  if (text.length > longestHighlighted) return escapeHtml(text);
  let html = '';
  let end = 0;
  const mark = (name: string, offset: number, length: number) => {
    const token = escapeHtml(text.slice(offset, offset + length));
    html += `${escapeHtml(text.slice(end, offset))}<span class="${name}">${token}</span>`;
    end = offset + length;
  };
  visit(text, {
    onObjectProperty: (_, offset, length) => {
      mark('token-keyword', offset, length);
    },
    onLiteralValue: (value, offset, length) => {
      mark(
        typeof value === 'string' ? 'token-string-expression' : 'token-constant',
        offset,
        length,
      );
    },
  });
  return html + escapeHtml(text.slice(end));
}
