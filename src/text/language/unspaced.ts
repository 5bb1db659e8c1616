/** The scripts that are written without blanks between words, as a part of a class of characters. */
export const unspacedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
/** A character of one of them, with its marks. */
const character = `[${unspacedScripts}ー]\\p{M}*`;
const run = `(?:${character})+`;
const one = new RegExp(character, 'u');

/** Matches every run of such characters. */
export const unspacedRuns = (): RegExp => new RegExp(run, 'gu');

/** Whether a text has characters of a script that is written without blanks. */
export const isUnspaced = (text: string): boolean => one.test(text);

/** The characters of such scripts, each with its marks. */
export const listCharacters = (text: string): string[] =>
  text.match(new RegExp(character, 'gu')) ?? [];

/**
 * Divides a word where such a script begins or ends, and its parts in one into overlapping pairs of
 * characters.
 */
export function listPairs(word: string): string[] {
  if (!isUnspaced(word)) return [word];
  return word.split(new RegExp(`(${run})`, 'gu')).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [part];
    const characters = listCharacters(part);
    if (characters.length < 3) return [part];
    return characters.slice(1).map((next, position) => `${characters[position] ?? ''}${next}`);
  });
}
