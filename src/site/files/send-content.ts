import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends the content of a file: bytes in one chunk, or a chunk for each text.
 *
 * @param report is given the error that ends a content too early. A browser that leaves is none.
 */
export async function sendContent(
  response: ServerResponse,
  content: Uint8Array | Iterable<string>,
  report: (error: unknown) => void,
): Promise<void> {
  const chunks = function* () {
    try {
      if (content instanceof Uint8Array) yield content;
      else yield* content;
    } catch (error) {
      if (!response.destroyed) report(error);
      throw error;
    }
  };
  await pipeline(Readable.from(chunks()), response).catch(() => undefined);
}
