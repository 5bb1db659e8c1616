import { Worker } from 'node:worker_threads';
import { answerOf, threadLimits } from './thread-answer.ts';

/** A file to be written below a folder. */
export interface WrittenFile {
  /** Below the folder, with slashes. */
  address: string;
  content: string | Uint8Array;
}

export interface FileWriter {
  /** Resolves when the thread can take more; files wait in it, not here. */
  write(file: WrittenFile): Promise<void>;
  /** Resolves when all files are on the disk. @throws the first error of the file system. */
  finish(): Promise<void>;
}

/** Fewer messages cost less; more content would wait in memory, where collections have to copy it. */
const longestBatch = { files: 256, signs: 300_000 };

/**
 * Writes files in a thread of its own, beside the rendering of pages: most of the time that a small
 * file takes is spent in calls of the system.
 */
export function startFileWriter(folder: string): FileWriter {
  const thread = new Worker(new URL('file-writer-thread.ts', import.meta.url), {
    workerData: folder,
    resourceLimits: threadLimits,
  });
  // When pages fail, nothing waits for the thread.
  thread.unref();
  let batch: WrittenFile[] = [];
  let signs = 0;
  let written: Promise<void> = Promise.resolve();

  const post = async (files: readonly WrittenFile[]) => {
    thread.ref();
    const answer = answerOf(thread);
    thread.postMessage(files);
    await answer.finally(() => {
      thread.unref();
    });
  };
  const send = async () => {
    const files = batch;
    batch = [];
    signs = 0;
    // Others may send meanwhile, so the place in the queue is taken before anything is awaited.
    const before = written;
    written = before.then(() => post(files));
    // What goes wrong is told by the next that waits for it.
    written.catch(() => undefined);
    await before;
  };

  return {
    async write(file) {
      batch.push(file);
      signs += file.content.length;
      if (batch.length >= longestBatch.files || signs >= longestBatch.signs) await send();
    },
    async finish() {
      try {
        await send();
        await written;
      } finally {
        await thread.terminate();
      }
    },
  };
}
