import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { WrittenFile } from './file-writer.ts';
import { answerFor } from './thread-answer.ts';

const folder = workerData as string;
const made = new Set<string>();

/** Writes each list of files that it is sent, and answers when they are written. */
parentPort?.on('message', (files: readonly WrittenFile[]) => {
  void answerFor(() => {
    files.forEach(write);
  });
});

function write({ address, content }: WrittenFile): void {
  const path = join(folder, address);
  makeFolder(dirname(path));
  writeFileSync(path, content);
}

function makeFolder(path: string): void {
  if (made.has(path)) return;
  mkdirSync(path, { recursive: true });
  made.add(path);
}
