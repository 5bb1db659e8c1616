import { toRowFlags } from '../index/cells.ts';
import type { ExplorerData } from '../index/explorer-data.ts';
import { matchTexts } from './match-values.ts';

/** The keys of fields that the index has as texts of each row. */
export const textKeys = ['id', 'instruction'] as const;

export const isTextKey = (key: string): key is TextKey => key === 'id' || key === 'instruction';

/** The texts that a key names, by row. */
const listTexts = ({ paths, instructions }: ExplorerData, key: TextKey): readonly string[] =>
  key === 'id' ? paths : instructions;

/** Their words. */
export const listTextWords = (data: ExplorerData, key: TextKey): readonly string[] =>
  listTexts(data, key).flatMap((text) => text.split(/\s+/));

/** By row, 1 where the text has the written one as whole words, or in any way; undefined when no text has it. */
export function flagTexts(
  data: ExplorerData,
  key: TextKey,
  written: string,
): Uint8Array | undefined {
  const texts = listTexts(data, key);
  const rows = matchTexts(written, texts);
  return rows.length === 0 ? undefined : toRowFlags(rows, texts.length);
}

/**
 * Several ids, as people paste them from a paper, or their first parts, as terms of which one
 * suffices. Any other line stays as it is; words without a digit may be names of tasks by chance.
 */
export function toIdTerms(line: string, { paths }: ExplorerData): string {
  const words = line.split(/[\s,;]+/);
  const isId = (word: string) =>
    /\d/.test(word) && paths.some((path) => `${path}-`.startsWith(`${word}-`));
  return words[1] && words.every(isId) ? words.map((word) => `id:${word}`).join(' ') : line;
}

type TextKey = (typeof textKeys)[number];
