import { once } from 'node:events';
import { parentPort, type Worker } from 'node:worker_threads';

/** What a thread says when it has done what it was told: nothing, or why it could not. */
interface Answer {
  error?: ErrorParts;
}

/** Between threads, an error would lose the code that the system gave it. */
interface ErrorParts {
  message: string;
  stack: string | undefined;
  code: unknown;
}

/** In MB. Without them each thread would take as much room for what is new as the main one. */
export const threadLimits = { maxYoungGenerationSizeMb: 32 };

/** In a thread: does a part of its work, and tells the one that started it. */
export async function answerFor(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
    send({});
  } catch (error) {
    send({ error: toParts(error) });
  }
}

/** Waits for the next answer of a thread. @throws what the thread failed with. */
export async function answerOf(thread: Worker): Promise<void> {
  const [{ error }] = (await once(thread, 'message')) as [Answer];
  if (error !== undefined) throw Object.assign(new Error(error.message), error);
}

function send(answer: Answer): void {
  parentPort?.postMessage(answer);
}

function toParts(error: unknown): ErrorParts {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  return { message, stack, code };
}
