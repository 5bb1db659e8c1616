import { Readable } from 'node:stream';

/** The content of a file as a stream: bytes in one chunk, or a chunk for each text. */
export const toStream = (content: Uint8Array | Iterable<string>): Readable =>
  // As an iterable, an array of bytes would be a stream of numbers.
  Readable.from(content instanceof Uint8Array ? [content] : content);
