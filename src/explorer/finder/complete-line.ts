import { countEach } from '#text/figures/count-each.ts';
import { countRows } from '../index/count-rows.ts';
import type { DetailsData } from '../details/task-details.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';
import { findPaths, listFieldsAt, optionKey } from './line-fields.ts';
import { textKeys } from './line-texts.ts';
import { findColumn } from './match-values.ts';
import { parseLine, writeTerm } from './parse-line.ts';

/** What the term at the caret may become. */
export interface Completion {
  /** The whole line with it. */
  line: string;
  /** Where the caret is then. */
  caret: number;
  /** What is offered. */
  label: string;
  /** How many tasks have it; undefined for a key. */
  count?: number;
}

const mostOffered = 8;
const leastTyped = 2;

/**
 * Completes the key or the value at the caret; nothing where a word is typed that begins no key, or
 * what is typed already.
 */
export function completeLine(
  line: string,
  caret: number,
  index: ExplorerIndex,
  details: DetailsData,
): readonly Completion[] {
  const term = parseLine(line).find(({ from, to }) => from < caret && caret <= to);
  if (!term) return [];
  const [, start = '', typed = ''] = afterMinus.exec(line.slice(term.from, caret)) ?? [];
  const [, key, value] = /^([^:：]+)[:：]["“„«「＂]?(.*)$/u.exec(typed) ?? [];
  const offered =
    key === undefined || value === undefined
      ? listKeys(typed, index, details).map((name) => ({ label: `${name}:`, written: `${name}:` }))
      : listValues(foldText(key), value, index, details).map((option) => ({
          ...option,
          written: `${writeTerm(key, option.label)} `,
        }));
  const completions = offered.slice(0, mostOffered).map(({ written, ...option }) => {
    const before = `${line.slice(0, term.from)}${start}${written}`;
    const after = line.slice(term.to).replace(/^ /, '');
    return { ...option, line: `${before}${after}`, caret: before.length };
  });
  return completions.filter((completion) => completion.line.trimEnd() !== line.trimEnd());
}

const afterMinus = /^((?:NOT\s+|[-–—−－])?\(*)(.*)$/u;

function listKeys(typed: string, { facets }: ExplorerIndex, { paths }: DetailsData): string[] {
  if (typed.length < leastTyped) return [];
  const folded = foldText(typed);
  const names: string[] = [...facets.map(({ name }) => name), optionKey, ...textKeys];
  const own = names.filter((name) => foldText(name).startsWith(folded));
  const isPath =
    folded.includes('.') || /^(?:config|expected|options|postconfig|result)$/.test(folded);
  return isPath ? paths.filter((path) => foldText(path).startsWith(folded)) : own;
}

interface Option {
  label: string;
  count: number;
}

function listValues(
  key: string,
  typed: string,
  index: ExplorerIndex,
  details: DetailsData,
): readonly Option[] {
  const column = findColumn(index.facets, key);
  if (column) return pick(countColumn(column), typed);
  if (key === optionKey) return pick(countOptions(details), typed);
  return pick(countField(details, key), typed);
}

/** Those that contain what is typed, those first that begin so, and of these the most frequent. */
function pick(counts: ReadonlyMap<string, number>, typed: string): readonly Option[] {
  const folded = foldText(typed);
  const rank = ({ label }: Option) => Number(!foldText(label).startsWith(folded));
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .filter(({ label }) => foldText(label).includes(folded) && label.length <= longest)
    .sort((one, other) => rank(one) - rank(other) || other.count - one.count);
}

const longest = 60;

function countColumn(column: ExplorerColumn): ReadonlyMap<string, number> {
  const counts = countRows(column);
  return new Map(column.values.map((value, position) => [value, counts[position] ?? 0]));
}

function countField(details: DetailsData, key: string): ReadonlyMap<string, number> {
  const fields = new Set(listFieldsAt(details, new Set(findPaths(details, key))));
  return countFields(details, fields, (field) => details.values[details.valueOf[field] ?? -1]);
}

function countOptions(details: DetailsData): ReadonlyMap<string, number> {
  const nameOf = (field: number) =>
    /^options\.([^.*]+)/.exec(details.paths[details.pathOf[field] ?? -1] ?? '')?.[1];
  return countFields(details, new Set(details.pathOf.keys()), nameOf);
}

/** How many tasks have fields of each name. */
function countFields(
  { lists, listOf }: DetailsData,
  fields: ReadonlySet<number>,
  nameOf: (field: number) => string | undefined,
): ReadonlyMap<string, number> {
  const namesOf = lists.map(
    (list) =>
      new Set(
        list
          .flatMap((field) => (fields.has(field) ? [nameOf(field)] : []))
          .filter((name) => name !== undefined),
      ),
  );
  return countEach(listOf.flatMap((list) => [...(namesOf[list] ?? [])]));
}
