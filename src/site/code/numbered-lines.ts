/** The id of a line of a function's source, by its number in the file. */
export const lineId = (number: number): string => `source-line-${number}`;

/**
 * Highlighted code of which each line that is linked to has its id; no part of the highlighting
 * spans lines.
 */
export const toNumberedLines = (html: string, first: number, linked: ReadonlySet<number>): string =>
  html
    .split('\n')
    .map((line, index) =>
      linked.has(first + index) ? `<span id="${lineId(first + index)}">${line}</span>` : line,
    )
    .join('\n');
