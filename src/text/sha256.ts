import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text as UTF-8, in hexadecimal digits; half a surrogate pair counts as U+FFFD. */
export const digestText = (text: string): string => digestPieces([text]);

/** The same of a long text that comes in pieces, none of which ends within a surrogate pair. */
export function digestPieces(pieces: Iterable<string>): string {
  const hash = sha256.create();
  for (const piece of pieces) hash.update(utf8ToBytes(piece));
  return bytesToHex(hash.digest());
}

/** A long text that is written in pieces, and its digest, which is a by-product of writing it. */
export function withDigest(write: () => Iterable<string>) {
  let made: string | undefined;
  return {
    *write(): Generator<string> {
      const hash = sha256.create();
      for (const piece of write()) {
        hash.update(utf8ToBytes(piece));
        yield piece;
      }
      made = bytesToHex(hash.digest());
    },
    digest: (): string => made ?? digestPieces(write()),
  };
}
