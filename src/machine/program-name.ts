import { toFileName } from '#text/file-name.ts';

/** The name of the program that a word starts, without its folder and the ".exe" of Windows. */
export const toProgramName = (word: string): string => toFileName(word).replace(/\.exe$/i, '');
