import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import { type ErrorParts, fromErrorParts, toErrorParts } from './error-parts.ts';

/** A thread as the one that started it uses it. */
export interface ReplyingThread<Message> {
  post(message: Message): void;
  /** Waits for the next reply, and returns its value. @throws what the thread failed with, now or before. */
  nextReply(): Promise<unknown>;
  close: () => Promise<void>;
}

/** What a thread sends when it has done its work: what came of it, or why it failed. */
interface Reply {
  value?: unknown;
  error?: ErrorParts;
}

/** In MB. Without it each thread would take as much memory for new objects as the main one. */
const resourceLimits = { maxYoungGenerationSizeMb: 32 };

export function startThread<Message>(module: URL, workerData: unknown): ReplyingThread<Message> {
  const thread = new Worker(module, { workerData, resourceLimits });
  const ended = new Promise<never>((_resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => {
      reject(new Error(`a thread ended with code ${code}`));
    });
  });
  // Whoever waits for a reply sees it; by itself it would end the process.
  ended.catch(() => undefined);
  return {
    post(message) {
      thread.postMessage(message);
    },
    async nextReply() {
      const [{ value, error }] = (await Promise.race([once(thread, 'message'), ended])) as [Reply];
      if (error !== undefined) throw fromErrorParts(error);
      return value;
    },
    async close() {
      await thread.terminate();
    },
  };
}

/** In a thread: does a part of its work, and replies to the one that started it. */
export async function replyTo(work: () => unknown): Promise<void> {
  try {
    send({ value: await work() });
  } catch (error) {
    send({ error: toErrorParts(error) });
  }
}

function send(reply: Reply): void {
  parentPort?.postMessage(reply);
}
