import { visit } from 'jsonc-parser';
import { escapeHtml } from '../../text/safe/escape-html.ts';

/** Longer texts get no colours, which cost time and bytes there. */
export const longestHighlighted = 40_000;

/**
 * JSON as HTML, with Shiki's classes. Each task page shows a file of its own, and a JSON parser
 * is faster than a grammar.
 */
export function highlightJson(text: string): string {
  if (text.length > longestHighlighted) return escapeHtml(text);
  let html = '';
  let end = 0;
  const mark = (name: string, offset: number, length: number) => {
    const marked = escapeHtml(text.slice(offset, offset + length));
    html += `${escapeHtml(text.slice(end, offset))}<span class="${name}">${marked}</span>`;
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
