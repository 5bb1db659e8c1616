import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';

/** A running `dev`. */
export interface LiveServer extends AsyncDisposable {
  /** Where its site begins. */
  address: string;
  /** The lines with a time that it has printed since then, which tell of changes. */
  listChanges(): string[];
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
    listChanges: () =>
      output
        .slice(end)
        .split('\n')
        .filter((line) => /^\d+:\d\d:\d\d/.test(line)),
    async [Symbol.asyncDispose]() {
      program.kill();
      await closed;
    },
  };
}
