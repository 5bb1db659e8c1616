/** A sign, with its marks, of a script that is written without blanks between words. */
const sign =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]\\p{M}*';
const runs = new RegExp(`(?:${sign})+`, 'gu');
const signs = new RegExp(sign, 'gu');

/**
 * Cuts runs of scripts without blanks between words into overlapping pairs of signs, so that
 * search finds any part of a sentence. Applied to what is indexed and to what is searched for:
 * the last sign of an indexed run stands alone, so that a single sign is the beginning of some
 * word wherever it occurs.
 */
export function spaceScripts(text: string, use: 'index' | 'query' = 'index'): string {
  return text.replaceAll(runs, (run) => {
    const parts = run.match(signs) ?? [];
    const pairs = parts.map((part, position) => `${part}${parts[position + 1] ?? ''}`);
    const words = use === 'query' && pairs.length > 1 ? pairs.slice(0, -1) : pairs;
    return ` ${words.join(' ')} `;
  });
}

/** Whether a text has signs of a script that is written without blanks. */
export function isUnspaced(text: string): boolean {
  return text.search(runs) !== -1;
}
