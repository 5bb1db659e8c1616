/** A text on one line, without control characters; U+FFFD for half a character and for no character. */
export const toOneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/[\p{Cs}\p{NChar}]/gu, '\u{FFFD}');
