import { escapeHtml } from '#text/safe/escape-html.ts';

/** What a part of code is; each has a colour in `styles/code.css`. */
export type CodeKind = 'comment' | 'key' | 'literal' | 'string';

/** Elements without a meaning of their own, as short as can be: a page has hundreds of them. */
const elements: Readonly<Record<CodeKind, readonly [start: string, end: string]>> = {
  key: ['<b>', '</b>'],
  string: ['<i>', '</i>'],
  literal: ['<i class=literal>', '</i>'],
  comment: ['<i class=comment>', '</i>'],
};

/** Escaped code, marked as what it is. */
export const markCode = (kind: CodeKind, code: string): string =>
  elements[kind].join(escapeHtml(code));
