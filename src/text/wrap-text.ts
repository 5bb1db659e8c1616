/**
 * Breaks a text at blanks into lines of at most so many characters; a longer word has a line of its own.
 *
 * @param widthOf how wide a text is. Default: its number of UTF-16 units.
 */
export function wrapText(
  text: string,
  width: number,
  widthOf: (text: string) => number = ({ length }) => length,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
