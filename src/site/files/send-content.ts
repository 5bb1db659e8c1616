import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes, a text, or a long text in pieces. */
export type FileContent = Uint8Array | string | Iterable<string>;

/**
 * Sends the content of a file: bytes or a text in one chunk, or a chunk for each piece.
 *
 * @param report is given the error that ends a content too early. A browser that leaves is none.
 */
export async function sendContent(
  response: ServerResponse,
  content: FileContent,
  report: (error: unknown) => void,
): Promise<void> {
  const chunks = function* () {
    try {
      // The pieces of a string would be its characters.
      if (content instanceof Uint8Array || typeof content === 'string') yield content;
      else yield* content;
    } catch (error) {
      if (!response.destroyed) report(error);
      throw error;
    }
  };
  await pipeline(Readable.from(chunks()), response).catch(() => undefined);
}
