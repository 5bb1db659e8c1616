import { createTaskMatcher } from '../details/searched-columns.ts';
import type { DetailsData } from '../details/task-details.ts';
import type { ExplorerData } from '../explorer/explorer-data.ts';
import { findRows, type FoundRows } from '../matching/find-rows.ts';
import { foldText } from '../matching/fold-text.ts';
import type { SearchTerm } from '../matching/search-terms.ts';
import type { TermMatcher } from '../matching/term-matcher.ts';
import { type Completion, completeLine } from './complete-line.ts';
import { type ResolvedLine, resolveLine } from './resolve-line.ts';
import { toSearchTerms } from './to-search-terms.ts';

/** The tasks that a line finds, before its choices of facets. */
export interface FoundTasks
  extends FoundRows, Pick<ResolvedLine, 'choices' | 'problems' | 'isWords'> {}

/** Finds tasks by what a reader types. The dialog and the explorer find the same. */
export interface TaskFinder {
  /** The tasks, or undefined for all when nothing is typed. */
  find: (line: string) => FoundTasks | undefined;
  /** What the term at the caret may become. */
  complete: (line: string, caret: number) => readonly Completion[];
  /** Reads all words of the tasks, so that the first search does not wait for it. */
  prepare: () => void;
}

export function createTaskFinder(data: ExplorerData, details: DetailsData): TaskFinder {
  let made: TermMatcher | undefined;
  const matcher = () => (made ??= createTaskMatcher(data, details));
  const occurs = (text: string) => matcher().matchPhrase(foldText(text)).count > 0;
  const folded = new Map<number, string>();
  const textOf = (row: number): string => {
    const known = folded.get(row) ?? foldText(data.instructions[row] ?? '');
    folded.set(row, known);
    return known;
  };
  const search = (line: string): FoundTasks => {
    // A command with options, copied from a task, is searched for as it is.
    const isWhole = /\s-/.test(line) && occurs(line.trim());
    const { words, fitsFields, ...resolved } = isWhole
      ? nothing
      : resolveLine(line, data.index, details, occurs);
    const terms = isWhole ? [toPhrase(line.trim())] : toSearchTerms(words);
    const found = findRows(matcher(), { count: data.index.rows, textOf, isIn: fitsFields }, terms);
    return { ...found, ...resolved };
  };
  let last: { line: string; found: FoundTasks } | undefined;
  return {
    find(line) {
      if (line.trim() === '') return undefined;
      if (last?.line !== line) last = { line, found: search(line) };
      return last.found;
    },
    complete: (line, caret) => completeLine(line, caret, data.index, details),
    prepare() {
      matcher();
    },
  };
}

const nothing: ResolvedLine = {
  words: [],
  choices: [],
  fitsFields: () => true,
  problems: [],
  isWords: true,
};

const toPhrase = (text: string): SearchTerm => ({
  kind: 'phrase',
  text,
  isExcluded: false,
  isCommon: false,
});
