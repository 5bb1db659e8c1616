import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { encodeFrame, listParts, type PageFrame } from '../frames/page-shell.ts';
import type { SentFile, WriterMessage } from './file-writer.ts';
import { placeFile } from './write-if-changed.ts';
import { answerFor } from './worker-reply.ts';

const folder = workerData as string;
const known = new Map<number, PageFrame<Uint8Array>>();

/** Writes the files of each message that it is sent, and answers when they are written. */
parentPort?.on('message', ({ frames, files }: WriterMessage) => {
  void answerFor(() => {
    for (const [number, frame] of frames) known.set(number, encodeFrame(frame));
    for (const { address, content } of files) {
      placeFile(join(folder, address), putTogether(content));
    }
  });
});

function putTogether(content: SentFile['content']): string | Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  const frame = known.get(content.frame);
  if (!frame) throw new Error(`frame ${content.frame} of a page did not come`);
  const parts = listParts(frame, content.values, content.content);
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
