/**
 * Controls that move a terminal's cursor or break a line, marks that change the direction of text, and
 * lone surrogates, which no encoding can write.
 */
const invisible = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

const printable = /^[ -~]*$/;

/**
 * A text from a file on one line and harmless to a terminal: invisible characters are
 * written as escapes.
 */
export function toVisibleText(text: string): string {
  // Most texts need no change, and this test is fast.
  if (printable.test(text)) return text;
  return text.replaceAll(invisible, toUnicodeEscape);
}

/** A character of one UTF-16 unit as JSON and JavaScript escape it. */
export const toUnicodeEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
