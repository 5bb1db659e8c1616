import { isStringArray } from '#text/json/json-value.ts';

const needsNoQuotes = /^[\w@%+=:,./-]+$/;

/** A program and its arguments as one line that a POSIX shell reads as the same words. */
export function toShellCommand(command: string | readonly string[]): string {
  if (typeof command === 'string') return command;
  return command.map((word) => (needsNoQuotes.test(word) ? word : quote(word))).join(' ');
}

/**
 * The same for the shells of Windows. They take a backslash as it is, and only one of them knows single
 * quotes; no file there has double quotes in its name. A backslash before a quote would escape it.
 */
export const toWindowsCommand = (command: readonly string[]): string =>
  command
    .map((word) => (/^[\w@+=:./\\-]+$/.test(word) ? word : `"${word.replace(/\\+$/, '')}"`))
    .join(' ');

/** Any value as a command line; undefined when it is neither a string nor an array of strings. */
export function toCommand(value: unknown): string | undefined {
  return isCommand(value) ? toShellCommand(value) : undefined;
}

export function isCommand(value: unknown): value is string | readonly string[] {
  return typeof value === 'string' || isStringArray(value);
}

/** Double quotes where they read better: around words with an apostrophe and nothing to expand. */
function quote(word: string): string {
  if (word.includes("'") && !/["$`\\!]/.test(word)) return `"${word}"`;
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
