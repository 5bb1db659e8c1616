import { highlight } from './highlight.ts';

/** The id of a line of a function's source, by its number in the file. */
export const lineId = (number: number): string => `source-line-${number}`;

/** Python as HTML, each line with its id. */
export const toPythonLines = (code: string, first: number): string =>
  highlight(code, 'python')
    .split('\n')
    .map((line, index) => `<span id="${lineId(first + index)}">${line}</span>`)
    .join('\n');
