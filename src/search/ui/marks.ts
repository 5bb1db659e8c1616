import { isUnspaced } from '../records/space-scripts.ts';
import { toStem } from './words.ts';

/** A part of a text, and whether it is one of the searched words. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** Divides a text where searched words begin and end. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const pattern = toPattern(words, 'giu');
  if (!pattern) return text === '' ? [] : [{ text, isMarked: false }];
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The part of a text around the first of the words; undefined without any. */
export function cutAround(text: string, words: readonly string[]): string | undefined {
  const at = toPattern(words, 'iu')?.exec(text)?.index;
  if (at === undefined) return undefined;
  const start = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1;
  const from = start > at ? at : start;
  const cut = text.slice(from, from + length);
  const end = from + length < text.length ? '…' : '';
  return `${from > 0 ? '…' : ''}${cut.trim()}${end}`;
}

const lead = 40;
const length = 120;

/** Matches the words and their stems where a word begins, the longest first. */
function toPattern(words: readonly string[], flags: string): RegExp | undefined {
  const wanted = words.flatMap((word) => (word.includes('_') ? [word] : [word, toStem(word)]));
  const alternatives = [...new Set(wanted)]
    .filter((word) => word.length > 1 || isUnspaced(word))
    .sort((one, other) => other.length - one.length)
    .map((word) => `${isUnspaced(word) ? '' : wordStart}${escape(word)}`);
  return alternatives.length === 0 ? undefined : new RegExp(`(${alternatives.join('|')})`, flags);
}

const wordStart = '(?<![\\p{L}\\p{N}])';

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
