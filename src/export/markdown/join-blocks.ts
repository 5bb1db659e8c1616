import { toOneLine } from '../../text/safe/one-line.ts';

/** Blocks of a file in Markdown, with the canary of the dataset as the last line. */
export const joinBlocks = (blocks: readonly string[], canary: string | undefined): string =>
  [...blocks, ...(canary === undefined ? [] : [toOneLine(canary)])]
    .filter((block) => block !== '')
    .map((block) => `${block}\n`)
    .join('\n');
