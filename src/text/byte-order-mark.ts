/** What a text file may begin with to say how its characters are encoded. */
export const byteOrderMark = '\u{FEFF}';

export function withoutByteOrderMark(text: string): string {
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
}
