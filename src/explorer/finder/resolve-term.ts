import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { DetailsData } from '../details/task-details.ts';
import type { ExplorerData } from '../index/explorer-data.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';
import { listAbsent, listPresent } from './absent-values.ts';
import { describeUnknownKey, describeUnknownValue, isRuleCode } from './describe-unknown.ts';
import { findPaths, flagRows, listValuesAt, optionKey } from './line-fields.ts';
import { flagTexts, isTextKey, listTextWords, textKeys } from './line-texts.ts';
import { findColumn, findColumnValues, toNumberTest } from './match-values.ts';
import type { LineTerm } from './parse-line.ts';

/** What a term asks for, or what is wrong with it. */
export type TermPart =
  | { kind: 'word'; term: LineTerm }
  | { kind: 'choice'; choice: LineChoice }
  | { kind: 'field'; field: FieldFilter }
  | { kind: 'note'; note: LineNote }
  | { kind: 'unfinished'; text: string };

/** Values of a facet that a term asks for. */
export interface LineChoice {
  term: LineTerm;
  facet: ExplorerFacetName;
  /** None for a number or a rule that no task has. */
  values: readonly string[];
  isExcluded: boolean;
  /** Whether a task must have all of the values. */
  needsAll?: true;
}

/** A term that asks for nothing there is; it is left out, unless it asks for a number or a rule. */
export interface LineNote {
  from: number;
  to: number;
  message: string;
  /** What may have been meant, to be written in its place. */
  suggestion: string | undefined;
}

export interface FieldFilter {
  key: string;
  isExcluded: boolean;
  /** By row, 1 where it has the field. */
  flags: Uint8Array;
}

/** What a term is read in. */
interface LineContext {
  line: string;
  data: ExplorerData;
  details: DetailsData;
  /** Whether a text occurs in the tasks, so that it may have been meant as it is. */
  occurs: (text: string) => boolean;
}

/** What a term asks for; nothing while its key has no value. */
export function resolveTerm(term: LineTerm, context: LineContext): readonly TermPart[] {
  const { line, data, details, occurs } = context;
  const { index } = data;
  const { key, text, isExcluded } = term;
  const column = findColumn(index.facets, key ?? text);
  if (key === undefined) return resolveWord(term, column, index);
  if (column) return resolveValue(term, column, line);
  if (isTextKey(key)) {
    const flags = flagTexts(data, key, text);
    return resolveField(term, key, line, flags, () => listTextWords(data, key));
  }
  if (key === optionKey || findPaths(details, key).length > 0) {
    const flags = flagRows(details, key, text);
    return resolveField(term, key, line, flags, () => listValuesAt(details, key));
  }
  if (/^(?:\/\/|\\)/.test(text) || occurs(`${key}:${text}`)) return [{ kind: 'word', term }];
  return [refuse(term, ...describeUnknownKey(key, text, isExcluded, index, details))];
}

export const refuse = ({ from, to }: LineTerm, message: string, suggestion?: string): TermPart => ({
  kind: 'note',
  note: { from, to, message, suggestion },
});

/** A word to search for, or a facet's name with a minus sign. */
function resolveWord(
  term: LineTerm,
  column: ExplorerColumn | undefined,
  index: ExplorerIndex,
): readonly TermPart[] {
  const { text, isExcluded, isQuoted } = term;
  const absent = isExcluded && !isQuoted && column ? listAbsent(column) : undefined;
  if (absent && column) {
    const choice: TermPart = { kind: 'choice', choice: { term, facet: column.name, ...absent } };
    return absent.values.length > 0
      ? [choice]
      : [refuse(term, `No task matches "-${column.name}"`), choice];
  }
  return isUnfinished(text, index) ? [] : [{ kind: 'word', term }];
}

function resolveValue(term: LineTerm, column: ExplorerColumn, line: string): readonly TermPart[] {
  const { text, isExcluded } = term;
  const choose = (values: readonly string[], isWithout: boolean): TermPart => ({
    kind: 'choice',
    choice: { term, facet: column.name, values, isExcluded: isWithout },
  });
  const present = text === '*' ? listPresent(column) : undefined;
  if (present) return [choose(present.values, present.isExcluded !== isExcluded)];
  const values = findColumnValues(column, text);
  if (values.length > 0) return [choose(values, isExcluded)];
  if (isBegun(term, line, [...column.values, ...(column.labels ?? [])])) return [wait(term)];
  const note = refuse(term, ...describeUnknownValue(column, text, isExcluded));
  return isPossible(column, text) ? [note, choose(values, isExcluded)] : [note];
}

/** @param listValues lists what the term may be the beginning of */
function resolveField(
  term: LineTerm,
  key: string,
  line: string,
  flags: Uint8Array | undefined,
  listValues: () => readonly string[],
): readonly TermPart[] {
  const { text, isExcluded } = term;
  if (flags) return [{ kind: 'field', field: { key, isExcluded, flags } }];
  if (isBegun(term, line, listValues())) return [wait(term)];
  return [refuse(term, `No task has ${key} "${text}"`)];
}

/** A key whose value is not typed yet. */
const isUnfinished = (text: string, { facets }: ExplorerIndex): boolean =>
  text.endsWith(':') &&
  [...facets.map(({ name }) => name), ...textKeys].some(
    (name) => `${name}:` === text.toLowerCase(),
  );

/** Whether the last term is the beginning of a value, or of a word of one, which is still being typed. */
function isBegun({ to, text }: LineTerm, line: string, values: readonly string[]): boolean {
  const folded = foldText(text);
  const beginsIn = (value: string) =>
    value.startsWith(folded) || value.split(betweenWords).some((word) => word.startsWith(folded));
  return to === line.length && values.some((value) => beginsIn(foldText(value)));
}

const betweenWords = /[^\p{L}\p{N}]+/u;

const wait = ({ key, text }: LineTerm): TermPart => ({
  kind: 'unfinished',
  text: `${key}:${text}`,
});

/** Whether a value that no task has could be one, so that it is asked for all the same. */
const isPossible = ({ name, isNumber }: ExplorerColumn, text: string): boolean =>
  name === 'finding' ? isRuleCode(text) : isNumber === true && toNumberTest(text) !== undefined;
