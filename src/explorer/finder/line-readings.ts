import type { ExplorerIndex } from '../index/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';
import { commonWords } from '../matching/search-terms.ts';
import { isPlain, type LineTerm, parseLine } from './parse-line.ts';
import { readPlainWords } from './read-plain-words.ts';
import type { PlainReading } from './read-values.ts';

/** One way to understand a line. */
export interface LineReading {
  /** What it asks for in plain words. */
  plain: readonly PlainReading[];
  /** Whether words such as "latex" are searched for in tasks. */
  searchesExport: boolean;
}

/** The ways to understand a line, the likeliest first; one searches for all words as they are. */
export function listReadings(line: string, index: ExplorerIndex): readonly LineReading[] {
  const terms = parseLine(line);
  const plain = readPlainWords(line, terms, index);
  const rest = terms.filter((term) => !isExportWord(term) && !commonWords.has(foldText(term.text)));
  const hasExport = rest.length > 0 && terms.some(isExportWord);
  return [
    { plain, searchesExport: true },
    ...(hasExport ? [{ plain, searchesExport: false }] : []),
    ...(plain.length > 0 ? [asTyped] : []),
  ];
}

/** All words are searched for as they are. */
export const asTyped: LineReading = { plain: [], searchesExport: true };

/** Whether a term asks for another form of the tasks, as "latex" does. */
export const isExportWord = (term: LineTerm): boolean =>
  isPlain(term) && exportWords.has(foldText(term.text));

/** The words without those that ask for another form of the tasks. */
export const leaveExport = (words: readonly LineTerm[]): readonly LineTerm[] =>
  words.filter((word, index) => {
    const before = words[index - 1];
    const isNoun = before && isExportWord(before) && exportNouns.has(foldText(word.text));
    return !isExportWord(word) && isNoun !== true;
  });

/** Words that ask for another form of the tasks, not for what they are about. */
const exportWords: ReadonlySet<string> = new Set([
  'bibtex',
  'citation',
  'cite',
  'citing',
  'csv',
  'download',
  'export',
  'json',
  'jsonl',
  'latex',
  'ris',
]);

/** What such a word may be followed by, as in "latex table". */
const exportNouns: ReadonlySet<string> = new Set(['entry', 'file', 'format', 'table']);
