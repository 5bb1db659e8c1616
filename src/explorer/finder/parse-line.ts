import { foldText } from '../matching/fold-text.ts';

/** A part of a line that a reader types, such as `-app:vlc`, `"pivot table"` or `bold`. */
export interface LineTerm {
  /** Where it is in the line. */
  from: number;
  to: number;
  isExcluded: boolean;
  /** What is before the colon, in lower case; undefined without one. */
  key: string | undefined;
  /** The word, phrase or value, without quotation marks. */
  text: string;
  isQuoted: boolean;
}

/**
 * Divides a line into terms. A quotation mark that is not closed reaches to the end; a minus sign
 * excludes only before `ip`, which is a filter, or a word of at least three letters, since commands
 * have short options. `NOT` excludes any word.
 */
export function parseLine(line: string): readonly LineTerm[] {
  return [...line.matchAll(term)].map((found) => {
    const [whole, minus, key, quoted, group, bare = group ?? ''] = found;
    const from = found.index;
    const to = from + whole.length;
    const isQuoted = quoted !== undefined;
    const canExclude = key !== undefined || isQuoted || isWord.test(bare);
    const isExcluded = minus !== undefined && (canExclude || minus.startsWith('N'));
    const text = quoted ?? (isExcluded ? bare : `${minus ?? ''}${bare}`);
    return { from, to, isExcluded, key: key === undefined ? key : foldText(key), text, isQuoted };
  });
}

/**
 * How many characters of a line are read. An address with them is shorter in any script than the
 * 8 kB that servers accept.
 */
export const longestLine = 800;

/** The beginning of a line: what is read, and one character by which the rest is noticed. */
export const shortenLine = (line: string): string => line.slice(0, longestLine + 1);

/** Whether a term is between two of which one suffices: `bold OR italic`. */
export const isOr = ({ key, text, isQuoted, isExcluded }: LineTerm): boolean =>
  key === undefined && text === 'OR' && !isQuoted && !isExcluded;

/** Whether a term is a word as it is, which may be understood as something else. */
export const isPlain = ({ key, isQuoted, isExcluded }: LineTerm): boolean =>
  key === undefined && !isQuoted && !isExcluded;

/** Terms that follow each other as one. */
export function joinTerms(line: string, terms: readonly LineTerm[]): LineTerm {
  const from = terms[0]?.from ?? 0;
  const to = terms.at(-1)?.to ?? from;
  const text = line.slice(from, to);
  return { from, to, isExcluded: false, key: undefined, text, isQuoted: false };
}

/**
 * A term as a line writes it, in quotation marks where it has blanks. A quotation mark between them is
 * written as a star, which matches any characters.
 */
export function writeTerm(key: string, value: string, isExcluded = false): string {
  const isBare = !/\s|^["“„«「＂]/u.test(value);
  const written = isBare ? value : `"${value.replaceAll(/["”“»」＂]/gu, '*')}"`;
  return `${isExcluded ? '-' : ''}${key}:${written}`;
}

/** A line with another text in place of a part of it. */
export const replacePart = (line: string, from: number, to: number, text: string): string =>
  `${line.slice(0, from)}${text}${line.slice(to)}`;

/**
 * `NOT` or a minus sign, a key with a colon, and a value in quotation marks, in parentheses, or up
 * to the next blank. Phones write other dashes and quotation marks, Japanese keyboards another colon.
 */
const term =
  /((?<!\S)NOT\s+(?=\S)|[-–—−－])?(?:\(*([\p{L}_][\p{L}\p{N}_.*-]*)(?::|(?<=\p{sc=Latin})：))?(?:["“„«「＂]([^"”“»」＂]*)["”“»」＂]?|(?<=[:：])(\([^()]*\))(?!\S)|(\S+))/gu;

const isWord = /^(?:ip|[\p{L}_][\p{L}\p{N}_]{2,})$/u;
