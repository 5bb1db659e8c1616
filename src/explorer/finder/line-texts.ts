import { toRowFlags } from '../index/cells.ts';
import type { ExplorerData } from '../index/explorer-data.ts';
import { matchValues } from './match-values.ts';
import { writeTerm } from './parse-line.ts';

/** The keys of fields that the index has as texts of each row. */
export const textKeys = ['id', 'instruction'] as const;

export const isTextKey = (key: string): key is TextKey => key === 'id' || key === 'instruction';

/** The texts that a key names, by row. */
const listTexts = ({ paths, instructions }: ExplorerData, key: TextKey): readonly string[] =>
  key === 'id' ? paths : instructions;

/** Their words. */
export const listTextWords = (data: ExplorerData, key: TextKey): readonly string[] =>
  listTexts(data, key).flatMap((text) => text.split(/\s+/));

/** By row, 1 where the text has the written one as whole words; undefined when no text has it. */
export function flagTexts(
  data: ExplorerData,
  key: TextKey,
  written: string,
): Uint8Array | undefined {
  const texts = listTexts(data, key);
  const rows = matchValues(
    written,
    texts.map((text) => [text]),
  );
  return rows.length === 0 ? undefined : toRowFlags(rows, texts.length);
}

/**
 * Several ids, as people paste them from a paper, or their first parts, as terms of which one
 * suffices. Any other line stays as it is.
 */
export function toIdTerms(line: string, { paths }: ExplorerData): string {
  const words = line.split(/[\s,;]+/).filter(Boolean);
  if (words.length < 2 || !words.every((word) => idStart.test(word))) return line;
  const areIds = words.every((word) =>
    paths.some((path) => path === word || path.startsWith(`${word}-`)),
  );
  return areIds ? words.map((word) => writeTerm('id', word)).join(' ') : line;
}

/** Other words may be names of tasks too. */
const idStart = /^(?=.*\d)[\w-]{6,}$/;

type TextKey = (typeof textKeys)[number];
