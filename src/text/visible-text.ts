/**
 * Controls that move a terminal's cursor or break a line, marks that reverse what is read, and
 * halves of characters, which no encoding can write.
 */
const invisible = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

const printable = /^[ -~]*$/;

/**
 * A text from a file on one line and harmless to a terminal: what cannot be seen is written as
 * an escape.
 */
export function toVisibleText(text: string): string {
  // Most texts need nothing, and this is the faster way to know.
  if (printable.test(text)) return text;
  return text.replaceAll(
    invisible,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
