import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { WrittenFile } from './file-writer.ts';
import { placeFile } from './place-file.ts';
import { answerFor } from './thread-answer.ts';

const folder = workerData as string;

/** Writes each list of files that it is sent, and answers when they are written. */
parentPort?.on('message', (files: readonly WrittenFile[]) => {
  void answerFor(() => {
    for (const { address, content } of files) placeFile(join(folder, address), content);
  });
});
