/** The character at the start of some files that marks their encoding. */
export const byteOrderMark = '\u{FEFF}';

export function withoutByteOrderMark(text: string): string {
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
}
