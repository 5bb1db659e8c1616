import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { encodeFrame, listParts } from '../frames/assemble-page.ts';
import type { SharedFrame } from '../frames/shared-frame.ts';
import type { SentFile, WriterMessage, WrittenDigest } from './file-writer.ts';
import { replyTo } from './replying-thread.ts';

const folder = workerData as string;
const encoded = new Map<number, SharedFrame<Uint8Array>>();
const made = new Set<string>();

/** Writes the files of each message that it is sent, and replies with their digests. */
parentPort?.on('message', ({ frames, files }: WriterMessage) => {
  void replyTo(() => {
    for (const [number, frame] of frames) encoded.set(number, encodeFrame(frame));
    return files.map(({ address, content }) => write(address, assemble(content)));
  });
});

function write(address: string, content: string | Uint8Array): WrittenDigest {
  const path = join(folder, address);
  const parent = dirname(path);
  if (!made.has(parent)) mkdirSync(parent, { recursive: true });
  made.add(parent);
  writeFileSync(path, content);
  return [address, hash('sha256', content)];
}

function assemble(content: SentFile['content']): string | Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  const frame = encoded.get(content.frame);
  if (!frame) throw new Error(`frame ${content.frame} of a page is missing`);
  const parts = listParts(frame, content.values, content.content);
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
