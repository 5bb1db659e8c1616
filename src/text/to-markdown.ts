import { partText, type RichText, toWords } from './rich-text.ts';
import { toVisibleText } from './safe/visible-text.ts';

/** A sentence in Markdown, on one line; names and values are code, the rest is plain text. */
export function toMarkdown(text: RichText): string {
  return text
    .map((part) => {
      const words = toWords(part);
      return words === undefined ? toCodeSpan(partText(part)) : escapeMarkdown(words);
    })
    .join('');
}

/** A text as code, whatever is in it: its fence is longer than any run of backticks. */
export function toCodeSpan(text: string): string {
  const visible = toVisibleText(text);
  const fence = '`'.repeat(1 + countBackticks(visible));
  // Blanks between a fence and a backtick are not a part of the code.
  const isPadded = /^`|`$|^ .* $/.test(visible) || visible === '';
  return isPadded ? `${fence} ${visible} ${fence}` : `${fence}${visible}${fence}`;
}

/** A text as a block of code, likewise; its line breaks are line feeds, so that all lines can be indented. */
export function toCodeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, 1 + countBackticks(text)));
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  return `${fence}${language}\n${lines}\n${fence}`;
}

/** The length of the longest run of backticks. */
const countBackticks = (text: string): number =>
  (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0);

/** A link whose text is plain. */
export const toMarkdownLink = (text: string, address: string): string =>
  `[${escapeMarkdown(text)}](<${address.replaceAll(/[<>\s\\]/g, encodeURIComponent)}>)`;

/**
 * Characters with a meaning in Markdown and HTML, formulas, and mentions of people and issues, as plain
 * text; at its start also what would begin a list, a rule, a heading or code.
 */
export const escapeMarkdown = (text: string): string =>
  toVisibleText(text)
    .replaceAll(/[\\`*_[\]<>#&|@~$]/g, String.raw`\$&`)
    .replace(/^ *(?:\d+(?=[.)](?: |$))|(?=[-+=](?:[-= ]|$)))/, '$&\\')
    .replace(/^ {4}/, '&#32;   ');
