/** A character, with its marks, of a script that is written without blanks between words. */
const character =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]\\p{M}*';
const runs = new RegExp(`(?:${character})+`, 'gu');
const characters = new RegExp(character, 'gu');

/**
 * Divides runs of scripts without blanks between words into overlapping pairs of characters, so
 * that search finds any part of a sentence. Applied to indexed texts and to queries: an indexed run
 * ends with its last character alone, so that every character is the beginning of some word.
 */
export function spaceScripts(text: string, use: 'index' | 'query' = 'index'): string {
  return text.replaceAll(runs, (run) => {
    const parts = run.match(characters) ?? [];
    const pairs = parts.map((part, position) => `${part}${parts[position + 1] ?? ''}`);
    const words = use === 'query' && pairs.length > 1 ? pairs.slice(0, -1) : pairs;
    return ` ${words.join(' ')} `;
  });
}

/** Whether a text has characters of a script that is written without blanks. */
export function isUnspaced(text: string): boolean {
  return text.search(runs) !== -1;
}
