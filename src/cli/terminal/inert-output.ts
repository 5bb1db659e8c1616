import { withoutCommands } from '#text/safe/runner-commands.ts';

let isExact = false;

/**
 * Makes sure that no runner of CI finds a command in what this process prints, from whatever file,
 * argument or package the text is.
 */
export function makeOutputInert(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
    stream.write = (chunk: unknown, ...rest: unknown[]) =>
      write(typeof chunk === 'string' && !isExact ? withoutCommands(chunk) : chunk, ...rest);
  }
}

/** Prints something as it is: commands that are ours, or a text for a program. */
export function printExactly(print: () => void): void {
  isExact = true;
  try {
    print();
  } finally {
    isExact = false;
  }
}
