import { createTaskMatcher } from '../details/searched-columns.ts';
import type { DetailsData } from '../details/task-details.ts';
import type { ExplorerData } from '../explorer/explorer-data.ts';
import { findRows, type FoundRows } from '../matching/find-rows.ts';
import { foldText } from '../matching/fold-text.ts';
import type { TermMatcher } from '../matching/term-matcher.ts';
import { parseLine } from './parse-line.ts';
import { toSearchTerms } from './to-search-terms.ts';

/** Finds tasks by what a reader types. The dialog and the explorer find the same. */
export interface TaskFinder {
  /** The tasks, or undefined for all when nothing is typed. */
  find: (line: string) => FoundRows | undefined;
  /** Reads all words of the tasks, so that the first search does not wait for it. */
  prepare: () => void;
}

export function createTaskFinder(data: ExplorerData, details: DetailsData): TaskFinder {
  let made: TermMatcher | undefined;
  const matcher = () => (made ??= createTaskMatcher(data, details));
  const folded = new Map<number, string>();
  const textOf = (row: number): string => {
    const known = folded.get(row) ?? foldText(data.instructions[row] ?? '');
    folded.set(row, known);
    return known;
  };
  let last: { line: string; found: FoundRows } | undefined;
  return {
    find(line) {
      if (line.trim() === '') return undefined;
      if (last?.line === line) return last.found;
      const terms = isQuotedWhole(line, matcher())
        ? [{ kind: 'phrase' as const, text: line.trim(), isExcluded: false, isCommon: false }]
        : toSearchTerms(parseLine(line));
      const found = findRows(matcher(), data.index.rows, terms, textOf);
      last = { line, found };
      return found;
    },
    prepare() {
      matcher();
    },
  };
}

/** A command with options, copied from a task, is searched for as it is. */
const isQuotedWhole = (line: string, matcher: TermMatcher): boolean =>
  /\s-/.test(line) && matcher.matchPhrase(foldText(line.trim())).count > 0;
