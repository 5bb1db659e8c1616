/** A text on one line, without control characters and lone surrogates. */
export const toOneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
