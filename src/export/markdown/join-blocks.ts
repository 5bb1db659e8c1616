import { toOneLine } from '#text/safe/one-line.ts';
import { escapeMarkdown, toCodeSpan } from '#text/to-markdown.ts';

/** Blocks of a file in Markdown, with the canary of the dataset as the last line. */
export const joinBlocks = (blocks: readonly string[], canary: string | undefined): string =>
  [...blocks, ...(canary === undefined ? [] : [toPlainLine(toOneLine(canary))])]
    .filter((block) => block !== '')
    .map((block) => `${block}\n`)
    .join('\n');

/** It is looked for as it is, so it is code where Markdown would read more than text in it. */
const toPlainLine = (canary: string): string =>
  escapeMarkdown(canary) === canary ? canary : toCodeSpan(canary);
