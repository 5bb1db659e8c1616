import { digestText } from './sha256.ts';
import { shortenDigest } from './short-digest.ts';

/**
 * The first 12 hexadecimal digits of a text's SHA-256: the same on every machine, and among 20,000
 * texts the chance that two hashes are equal is below one in a million.
 */
export function shortHash(text: string): string {
  return shortenDigest(digestText(text));
}
