import { distance } from 'fastest-levenshtein';

/**
 * Finds where a text has some words with a typing error or two, such as "Teh Lake House" for "The Lake
 * House"; undefined where it has the words themselves, or others. Words of other numbers, and those that
 * differ in their ending only, are others.
 */
export function findNearPassage(
  words: readonly string[],
  text: readonly string[],
): string | undefined {
  const [folded, foldedText] = [words.map(fold), text.map(fold)];
  let near: string | undefined;
  for (let start = 0; start + words.length <= text.length; start++) {
    let errors = 0;
    let index = 0;
    for (; index < folded.length; index++) {
      const found = foldedText[start + index] ?? '';
      const word = folded[index] ?? '';
      if (found === word) continue;
      if (!isMisspelt(found, word)) break;
      errors++;
    }
    if (index < folded.length) continue;
    // The words themselves.
    if (errors === 0) return undefined;
    // One word has to be right, so that the passage is the one that is meant.
    if (errors < folded.length) near ??= text.slice(start, start + words.length).join(' ');
  }
  return near;
}

/** The words of a text, without what is around them. */
export const toPassageWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu) ?? [];

const fold = (word: string) => word.toLowerCase().replaceAll(/['’-]/g, '');

/** Two letters swapped, or one or two letters wrong in a long word, behind its first letter. */
function isMisspelt(found: string, word: string): boolean {
  if (!found.startsWith(word.charAt(0)) || Math.abs(found.length - word.length) > 2) return false;
  if (!onlyLetters.test(found) || !onlyLetters.test(word)) return false;
  const length = Math.min(found.length, word.length);
  if (length < 4 || withoutEnding(found) === withoutEnding(word)) return false;
  const edits = distance(found, word);
  if (edits === 2 && found.length === word.length && sortLetters(found) === sortLetters(word)) {
    return true;
  }
  return edits <= (length >= longLength ? 2 : 1) && length >= leastLength;
}

const onlyLetters = /^\p{L}+$/u;
const leastLength = 6;
const longLength = 9;
const withoutEnding = (word: string) =>
  word.replace(/(?:e?d|e?s|ing|er|ly|e|y|ies|ied|ion|ions)$/, '');
const sortLetters = (word: string) => word.split('').sort().join('');
