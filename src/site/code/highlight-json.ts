import { visit } from 'jsonc-parser';
import { escapeHtml } from '#text/safe/escape-html.ts';
import { markCode, type CodeKind } from './mark-code.ts';

/** Longer texts get no colours, which cost time and bytes there. */
export const longestHighlighted = 40_000;

/**
 * JSON as HTML, marked as Shiki does it. Each task page shows a file of its own, and a JSON parser
 * is faster than a grammar.
 */
export function highlightJson(text: string): string {
  if (text.length > longestHighlighted) return escapeHtml(text);
  const brace = isMember(text) ? '{' : '';
  let html = '';
  let end = 0;
  const mark = (kind: CodeKind, offset: number, length: number) => {
    const marked = markCode(kind, text.slice(offset, offset + length));
    html += `${escapeHtml(text.slice(end, offset))}${marked}`;
    end = offset + length;
  };
  visit(brace + text, {
    onObjectProperty: (_, offset, length) => {
      mark('key', offset - brace.length, length);
    },
    onLiteralValue: (value, offset, length) => {
      mark(typeof value === 'string' ? 'string' : 'literal', offset - brace.length, length);
    },
  });
  return html + escapeHtml(text.slice(end));
}

/** Whether a text is a key with its value, as examples of fields are shown. */
const isMember = (text: string): boolean => /^"(?:[^"\\]|\\.)*"\s*:/.test(text);
