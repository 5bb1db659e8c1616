/**
 * Controls that move a terminal's cursor or break a line, marks that change the direction of text,
 * characters without width or meaning, and lone surrogates, which no encoding can write. Joiners, which
 * emoji and some scripts need, are left alone.
 */
const invisible =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFDD0-\uFDEF\uFEFF\uFFFE\uFFFF]/gu;

const printable = /^[ -~]*$/;

/**
 * A text from a file on one line and harmless to a terminal: invisible characters are
 * written as escapes.
 */
export function toVisibleText(text: string): string {
  // Most texts need no change, and this test is fast.
  if (printable.test(text)) return text;
  return text.replaceAll(invisible, toEscape);
}

/** The same for a text of several lines. */
export const toVisibleLines = (text: string): string =>
  text.split('\n').map(toVisibleText).join('\n');

/** A character of one UTF-16 unit as an escape of JSON: a short one such as `\n` where JSON has it. */
export function toEscape(character: string): string {
  const written = JSON.stringify(character).slice(1, -1);
  if (written !== character) return written;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
