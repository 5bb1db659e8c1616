import { escapeHtml } from '../../text/safe/escape-html.ts';

/** What a part of code is; each has a colour in `styles/code.css`. */
export type CodeKind = 'comment' | 'key' | 'literal' | 'string';

/** Escaped code in a span. The markup is short, since a page has hundreds of them. */
export const markCode = (kind: CodeKind, code: string): string =>
  `<span class=t-${kind}>${escapeHtml(code)}</span>`;
