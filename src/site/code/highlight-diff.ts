import { escapeHtml } from '#text/safe/escape-html.ts';

/** A unified diff as HTML: lines that were added, removed, or that say where they are. The text is escaped. */
export const highlightDiff = (diff: string): string =>
  diff
    .split('\n')
    .map((line) => {
      const html = escapeHtml(line);
      if (/^(?:---|\+\+\+|@@) /.test(line)) return `<span class="comment">${html}</span>`;
      if (line.startsWith('+')) return `<ins>${html}</ins>`;
      return line.startsWith('-') ? `<del>${html}</del>` : html;
    })
    .join('\n');
