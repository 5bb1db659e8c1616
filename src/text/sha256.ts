import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text as UTF-8, in hexadecimal digits; half a surrogate pair counts as U+FFFD. */
export const digestText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * A long text that is written in pieces, none of which ends within a surrogate pair, and its SHA-256,
 * which is a by-product of writing it.
 */
export function withDigest(write: () => Iterable<string>) {
  let made: string | undefined;
  function* writeAll(): Generator<string, string> {
    const hash = sha256.create();
    for (const piece of write()) {
      hash.update(utf8ToBytes(piece));
      yield piece;
    }
    return (made = bytesToHex(hash.digest()));
  }
  return {
    write: writeAll,
    digest(): string {
      const pieces = writeAll();
      while (made === undefined) pieces.next();
      return made;
    },
  };
}
