import { parseLine } from './parse-line.ts';

/** The line with a word, or several, in quotation marks, so that it is searched for as it is typed. */
export function quoteWord(line: string, word: string): string {
  const term = parseLine(line).find(
    ({ key, isQuoted, text }) => key === undefined && !isQuoted && text.includes(word),
  );
  const from = term?.from ?? (/\s/.test(word) ? line.indexOf(word) : -1);
  if (from === -1) return line;
  return `${line.slice(0, from)}"${word}"${line.slice(term?.to ?? from + word.length)}`;
}
