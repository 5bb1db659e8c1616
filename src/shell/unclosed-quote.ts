import { readScript } from './parse-script.ts';

/** Where a POSIX shell script opens a quote or a back quote that it never closes. */
export function findUnclosedQuote(script: string): number | undefined {
  if (notRead.test(script) || readScript(script) !== undefined) return undefined;
  const rest = script.replace(literal, ({ length }) => ' '.repeat(length));
  const start = rest.search(/["'`]/);
  return start === -1 ? undefined : start;
}

/** Here-documents, where quotes are text, and strings with escapes of their own. */
const notRead = /<<|\$'/;
const literal = /\\[^]|'[^']*'|"(?:\\[^]|[^"\\])*"|`(?:\\[^]|[^`\\])*`|(?<![^\s;])#[^\n]*/g;
