import { digestText } from './sha256.ts';

/**
 * The first 12 hexadecimal digits of a text's SHA-256: the same on every machine, and among 20,000
 * texts the chance that two hashes are equal is below one in a million.
 */
export function shortHash(text: string): string {
  return digestText(text).slice(0, 12);
}
