import { isTerminal } from './terminal-progress.ts';

/** Clears the screen of a terminal and what was scrolled out of it. Prints an empty line elsewhere. */
export function clearScreen(stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(isTerminal(stream) ? '\u001b[2J\u001b[3J\u001b[H' : '\n');
}
