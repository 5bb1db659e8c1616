import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';

/** A running `dev`. */
export interface LiveServer extends AsyncDisposable {
  /** Where its site begins. */
  address: string;
  /** What it has printed since then. */
  listLines(): string[];
}

/**
 * Waits until a program that was started serves a site.
 *
 * @param serving what it prints then, with the address. Default: what `dev` prints.
 */
export async function openLiveServer(
  program: ChildProcessWithoutNullStreams,
  serving = /serving .* at (http:\S+)\n.*to stop\.\n/,
): Promise<LiveServer> {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const closed = once(program, 'close');
  const [start, address = ''] = await vi.waitUntil(
    () => {
      if (program.exitCode !== null) throw new Error(output);
      return serving.exec(output);
    },
    { timeout: 300_000, interval: 50 },
  );
  const end = output.indexOf(start) + start.length;
  return {
    address,
    listLines: () => output.slice(end).split('\n').slice(0, -1),
    async [Symbol.asyncDispose]() {
      program.kill();
      await closed;
    },
  };
}
