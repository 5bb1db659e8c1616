import { createTaskTermMatcher } from '../details/searched-columns.ts';
import { type DetailsData, emptyDetails } from '../details/task-details.ts';
import type { ExplorerData } from '../index/explorer-data.ts';
import { findRows, type FoundRows } from '../matching/find-rows.ts';
import { foldText } from '../matching/fold-text.ts';
import type { SearchTerm } from '../matching/search-terms.ts';
import type { TermMatcher } from '../matching/term-matcher.ts';
import { type Completion, completeLine } from './complete-line.ts';
import { findOffers, type LineOffer } from './find-offers.ts';
import { listChosen } from './line-choices.ts';
import {
  asTyped,
  isExportWord,
  leaveExport,
  type LineReading,
  listReadings,
} from './line-readings.ts';
import { toIdTerms } from './line-texts.ts';
import { longestLine } from './parse-line.ts';
import { type ResolvedLine, resolveLine } from './resolve-line.ts';
import { type PlainMeaning, type SuggestedLine, suggestLines } from './suggest-lines.ts';
import { toSearchTerms } from './to-search-terms.ts';

/** The tasks that a line finds, before its choices of facets. */
export interface FoundTasks
  extends
    FoundRows,
    Pick<ResolvedLine, 'choices' | 'notes' | 'furtherNotes' | 'isWords' | 'unfinished'> {
  /** What plain words of the line were understood as. */
  plain: readonly PlainMeaning[];
  /** Lines with terms in place of words. */
  offers: readonly LineOffer[];
  /** Whether more than names and instructions was searched. */
  isWhole: boolean;
  /** Whether what was not found is in no file. */
  isComplete: boolean;
  /** How many characters were read of a line that is too long. */
  cutAt: number | undefined;
  /** Lines that a reader may want instead. */
  suggested: readonly SuggestedLine[];
  /** The word of the line that asks for an export, and whether tasks were searched for it too. */
  exporting: { word: string; isSearched: boolean } | undefined;
}

type FoundByReading = Omit<FoundTasks, 'isWhole' | 'isComplete' | 'cutAt' | 'suggested'>;

/** What one reading of a line finds. */
interface Tried {
  found: FoundByReading;
  /** Whether none of the tasks has the values that it asks for. */
  isEmpty: boolean;
  /** Whether all of the line is read as values, so that it is an answer if no task has them. */
  isFirm: boolean;
}

/** Finds tasks by what a reader types. The dialog and the explorer find the same. */
export interface TaskFinder {
  /** The tasks, or undefined for all when nothing is typed. */
  find: (line: string) => FoundTasks | undefined;
  /** What the term at the caret may become. */
  complete: (line: string, caret: number) => readonly Completion[];
  /** Reads all words of the tasks, so that the first search does not wait for it. */
  prepare: () => void;
}

/** @param loaded undefined where the details cannot be loaded */
export function createTaskFinder(data: ExplorerData, loaded: DetailsData | undefined): TaskFinder {
  const { index } = data;
  const details = loaded ?? emptyDetails(index.rows);
  let made: TermMatcher | undefined;
  const matcher = () => (made ??= createTaskTermMatcher(data, details));
  const occurs = (text: string) => matcher().matchPhrase(foldText(text)).count > 0;
  const folded = new Map<number, string>();
  const textOf = (row: number): string => {
    const text = folded.get(row) ?? foldText(data.instructions[row] ?? '');
    folded.set(row, text);
    return text;
  };
  const isAny = () => true;
  const findTerms = (terms: readonly SearchTerm[], isIn: (row: number) => boolean) =>
    findRows(matcher(), { count: index.rows, textOf, isIn }, terms);
  const findBy = (line: string, { plain, searchesExport }: LineReading): Tried => {
    const { words, fitsFields, ...resolved } = resolveLine(line, data, details, occurs, plain);
    const searched = searchesExport ? words : leaveExport(words);
    const terms = toSearchTerms(searched);
    // Beside values, words that say nothing about a task, as in "tasks with app:vlc", are left out.
    const isRead = plain.length > 0 && terms.every(({ isCommon }) => isCommon);
    const isSaid =
      isRead || (resolved.choices.length > 0 && terms.every(({ isCommon }) => isCommon));
    const found = findTerms(isSaid ? [] : terms, fitsFields);
    const rows = listChosen(index, found.rows, resolved.choices);
    const asked = words.find(isExportWord);
    return {
      found: {
        ...found,
        ...resolved,
        plain: plain.map(({ term, meaning }) => ({ typed: term.text, meaning })),
        offers: findOffers(line, searched, index, rows, plain),
        exporting: asked && { word: asked.text, isSearched: searchesExport },
      },
      isEmpty: rows.length === 0,
      isFirm: isRead,
    };
  };
  const search = (line: string): FoundByReading => {
    // A command with options, or a sentence with NOT, copied from a task, is searched for as it is.
    if (/\s(?:-|NOT\s)/.test(line) && occurs(line.trim())) {
      return { ...findTerms([toPhrase(line.trim())], isAny), ...nothing };
    }
    const tried: Tried[] = [];
    for (const reading of listReadings(line, index)) {
      const own = findBy(line, reading);
      const { found, isEmpty, isFirm } = own;
      if (isFirm || (!isEmpty && !found.isPartial && found.missing.length === 0)) return found;
      tried.push(own);
    }
    const [best = tried.at(-1)] = tried.filter(({ isEmpty }) => !isEmpty);
    return (best ?? findBy(line, asTyped)).found;
  };
  let last: { line: string; found: FoundTasks } | undefined;
  return {
    find(line) {
      if (line.trim() === '') return undefined;
      if (last?.line === line) return last.found;
      const isCut = line.length > longestLine;
      // A part of a word would be a word of its own.
      const read = isCut ? line.slice(0, longestLine).replace(/\s\S*$/, '') : line;
      const found = search(toIdTerms(read, data));
      last = {
        line,
        found: {
          ...found,
          isWhole: loaded !== undefined,
          isComplete: details.isComplete,
          cutAt: isCut ? longestLine : undefined,
          suggested: suggestLines(read, found),
        },
      };
      return last.found;
    },
    complete: (line, caret) => completeLine(line, caret, index, details),
    prepare() {
      matcher();
    },
  };
}

const nothing = {
  choices: [],
  notes: [],
  furtherNotes: 0,
  isWords: true,
  plain: [],
  offers: [],
  exporting: undefined,
  unfinished: undefined,
};

const toPhrase = (text: string): SearchTerm => ({
  kind: 'phrase',
  text,
  isExcluded: false,
  isCommon: false,
});
