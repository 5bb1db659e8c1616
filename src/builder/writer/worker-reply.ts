import { once } from 'node:events';
import { parentPort, type Worker } from 'node:worker_threads';

/** What a thread sends when it has done its work: what came of it, or why it failed. */
interface Reply {
  value?: unknown;
  error?: ErrorParts;
}

/** An error that is sent to another thread would lose the code of the system. */
interface ErrorParts {
  message: string;
  stack: string | undefined;
  code: unknown;
}

/** In MB. Without it each thread would take as much memory for new objects as the main one. */
export const threadLimits = { maxYoungGenerationSizeMb: 32 };

/** In a thread: does a part of its work, and replies to the one that started it. */
export async function replyTo(work: () => unknown): Promise<void> {
  try {
    send({ value: await work() });
  } catch (error) {
    send({ error: toParts(error) });
  }
}

/** Waits for the next reply of a thread, and returns its value. @throws what the thread failed with. */
export async function replyOf(thread: Worker): Promise<unknown> {
  const [{ value, error }] = (await once(thread, 'message')) as [Reply];
  if (error !== undefined) throw Object.assign(new Error(error.message), error);
  return value;
}

function send(reply: Reply): void {
  parentPort?.postMessage(reply);
}

function toParts(error: unknown): ErrorParts {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  return { message, stack, code };
}
