import { unspacedScripts } from '../language/unspaced.ts';
import { fnvHash } from './fnv-hash.ts';

/** The number of words in a shingle. */
const shingleWords = 3;

/** The number of characters that are compared; the rest of a longer text is ignored. */
const longestText = 10_000;

/** A run of letters and digits; in a script without blanks every letter counts as a word. */
const word = new RegExp(`[[\\p{L}\\p{M}\\p{N}]--[${unspacedScripts}]]+|[${unspacedScripts}]`, 'gv');

/** The same for a text in ASCII, which is its own normal form; several times faster. */
const asciiWord = /[a-z0-9]+/g;

/** The words of a text, in lower case and without punctuation. */
export function wordsOf(text: string): readonly string[] {
  const compared = text.slice(0, longestText);
  if (isAscii(compared)) return compared.toLowerCase().match(asciiWord) ?? [];
  return compared.normalize('NFKC').toLowerCase().match(word) ?? [];
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/**
 * Every three words in a row, as hashes: sorted, each once. Fewer words make one shingle, no words
 * no shingle.
 */
export function shinglesOf(words: readonly string[]): readonly number[] {
  if (words.length === 0) return [];
  const hashes = words.map(fnvHash);
  const shingles = new Int32Array(Math.max(1, hashes.length - shingleWords + 1));
  for (let index = 0; index < shingles.length; index++) {
    let hash = 0;
    for (let next = index; next < index + shingleWords; next++) hash = mix(hash, hashes[next] ?? 0);
    shingles[index] = hash;
  }
  return distinct(shingles.sort());
}

/** The members of a sorted array, each once. */
function distinct(sorted: Iterable<number>): number[] {
  const members: number[] = [];
  let last: number | undefined;
  for (const member of sorted) {
    if (member !== last) members.push(member);
    last = member;
  }
  return members;
}

/** Order counts; the steps are those of MurmurHash3. */
function mix(hash: number, next: number): number {
  const spread = Math.imul(next, 0xcc9e2d51);
  const mixed = hash ^ Math.imul((spread << 15) | (spread >>> 17), 0x1b873593);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}
