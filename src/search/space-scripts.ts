import { listCharacters, unspacedRuns } from '#text/language/unspaced.ts';

/**
 * Divides runs of scripts without blanks between words into overlapping pairs of characters, so
 * that search finds any part of a sentence. Applied to indexed texts and to queries: an indexed run
 * ends with its last character alone, so that every character is the beginning of some word.
 */
export function spaceScripts(text: string, use: 'index' | 'query' = 'index'): string {
  return text.replaceAll(unspacedRuns(), (run) => {
    const parts = listCharacters(run);
    const pairs = parts.map((part, position) => `${part}${parts[position + 1] ?? ''}`);
    const words = use === 'query' && pairs.length > 1 ? pairs.slice(0, -1) : pairs;
    return ` ${words.join(' ')} `;
  });
}
