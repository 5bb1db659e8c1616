import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The first 12 hexadecimal digits of a text's SHA-256: the same on every machine, and among 20,000
 * texts the chance that two hashes are equal is below one in a million.
 */
export function shortHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 12);
}
