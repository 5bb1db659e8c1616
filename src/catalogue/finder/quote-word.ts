import { parseLine } from './parse-line.ts';

/** The line with a word in quotation marks, so that it is searched for as it is typed. */
export function quoteWord(line: string, word: string): string {
  const term = parseLine(line).find(
    ({ key, isQuoted, text }) => key === undefined && !isQuoted && text.includes(word),
  );
  if (!term) return line;
  return `${line.slice(0, term.from)}"${word}"${line.slice(term.to)}`;
}
