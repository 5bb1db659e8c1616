/** The character at the start of some files that marks their encoding. */
export const byteOrderMark = '\u{FEFF}';

export function withoutByteOrderMark(text: string): string {
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
}

/**
 * Whether a text that was decoded from UTF-8 encodes to the same bytes: it has no byte order mark,
 * and every byte was valid.
 */
export function isPlainText(text: string): boolean {
  return !text.startsWith(byteOrderMark) && !text.includes('\u{FFFD}');
}
