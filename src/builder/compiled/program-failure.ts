import { stripVTControlCharacters } from 'node:util';
import { cutText } from '#text/cut-text.ts';

/**
 * Thrown when pages cannot be compiled, or their program does not do what it is made for, as after a
 * change in Astro. Astro's own build needs none of it. Its message is one line.
 */
export class ProgramFailure extends Error {
  override name = 'ProgramFailure';
}

/** Waits for what a program gives. @param what it failed to do, such as "the pages cannot be listed". */
export async function wrapFailure<Result>(what: string, result: Promise<Result>): Promise<Result> {
  return result.catch((cause: unknown) => {
    if (cause instanceof ProgramFailure) throw cause;
    throw new ProgramFailure(`${what}: ${toOneLine(cause)}`, { cause });
  });
}

const longestCause = 300;

/** Compilers write messages of many lines, with colours, excerpts of code and stacks. */
function toOneLine(cause: unknown): string {
  const message = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
  const lines = message.split('\n').map((line) => line.trim());
  const words = lines.filter((line) => !/^at |[│╭╰─]/.test(line) && line !== '');
  return cutText(words.join(' '), longestCause);
}
