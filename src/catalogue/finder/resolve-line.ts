import type { ExplorerFacetName } from '../../addresses/facet-names.ts';
import type { DetailsData } from '../details/task-details.ts';
import type { ExplorerData } from '../explorer/explorer-data.ts';
import type { ExplorerColumn, ExplorerIndex } from '../explorer/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';
import { findPaths, flagRows, listValuesAt, optionKey } from './line-fields.ts';
import { flagTexts, isTextKey, listTextWords, textKeys } from './line-texts.ts';
import { describeUnknownKey, describeUnknownValue } from './describe-unknown.ts';
import { findColumnValues, toNumberTest } from './match-values.ts';
import { isRuleCode } from './near-names.ts';
import { isOr, type LineTerm, parseLine } from './parse-line.ts';
import { joiningWords } from './plain-phrases.ts';
import { listAbsent, listPresent } from './absent-values.ts';

/** What a line asks for. */
export interface ResolvedLine {
  /** Words and phrases. */
  words: readonly LineTerm[];
  /** Values of facets, as if they were ticked or excluded. */
  choices: readonly LineChoice[];
  /** Whether a row has the fields that are asked for. */
  fitsFields: (row: number) => boolean;
  /** The first of them, each once. */
  problems: readonly LineProblem[];
  furtherProblems: number;
  /** Whether there are words and phrases alone, no keys. */
  isWords: boolean;
}

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
export interface LineProblem {
  from: number;
  to: number;
  message: string;
  /** What may have been meant, to be written in its place. */
  suggestion: string | undefined;
}

interface FieldFilter {
  key: string;
  isExcluded: boolean;
  flags: Uint8Array;
}

/**
 * @param occurs whether a text occurs in the tasks, so that it may have been meant as it is
 * @param plain what the line asks for in plain words; these are not words to search for
 */
export function resolveLine(
  line: string,
  data: ExplorerData,
  details: DetailsData,
  occurs: (text: string) => boolean,
  plain: readonly LineChoice[],
): ResolvedLine {
  const { index } = data;
  const words: LineTerm[] = [];
  const choices: LineChoice[] = [...plain];
  const fields: FieldFilter[] = [];
  const problems: LineProblem[] = [];
  const refuse = ({ from, to }: LineTerm, message: string, suggestion?: string) => {
    problems.push({ from, to, message, suggestion });
  };
  const isRead = ({ from }: LineTerm) =>
    plain.some(({ term }) => term.from <= from && from < term.to);
  const terms = parseLine(line).filter((term) => !isRead(term));
  for (const [at, term] of terms.entries()) {
    const { key, text, isExcluded, isQuoted } = term;
    if (isOr(term)) {
      const [before, after] = [terms[at - 1], terms[at + 1]];
      if (areWords(before, after)) words.push(term);
      else if (before && after && !areValues(before, after)) refuse(term, misplacedOr);
      continue;
    }
    const column = index.facets.find(({ name }) => name === (key ?? text));
    if (key === undefined) {
      const absent = isExcluded && !isQuoted && column ? listAbsent(column) : undefined;
      if (absent && column) {
        choices.push({ term, facet: column.name, ...absent });
      } else if (!isUnfinished(text, index)) words.push(term);
    } else if (column) {
      const values = findColumnValues(column, text);
      const present = text === '*' ? listPresent(column) : undefined;
      if (present) {
        const { isExcluded: isAbsent } = present;
        choices.push({ ...present, term, facet: column.name, isExcluded: isAbsent !== isExcluded });
      } else if (values.length > 0) choices.push({ term, facet: column.name, values, isExcluded });
      else if (!isBegun(term, line, [...column.values, ...(column.labels ?? [])])) {
        refuse(term, ...describeUnknownValue(column, text, isExcluded));
        if (isPossible(column, text)) {
          choices.push({ term, facet: column.name, values, isExcluded });
        }
      }
    } else if (isTextKey(key)) {
      const flags = flagTexts(data, key, text);
      if (flags) fields.push({ key, isExcluded, flags });
      else if (!isBegun(term, line, listTextWords(data, key))) {
        refuse(term, `No task has ${key} "${text}"`);
      }
    } else if (key === optionKey || findPaths(details, key).length > 0) {
      const flags = flagRows(details, key, text);
      if (flags) fields.push({ key, isExcluded, flags });
      else if (!isBegun(term, line, listValuesAt(details, key))) {
        refuse(term, `No task has ${key} "${text}"`);
      }
    } else if (/^(?:\/\/|\\)/.test(text) || occurs(`${key}:${text}`)) words.push(term);
    else refuse(term, ...describeUnknownKey(key, text, isExcluded, index, details));
  }
  return {
    words,
    choices: joinChoices(line, choices),
    fitsFields: choices.some((choice) => isUnmet(choice, choices))
      ? () => false
      : combineFields(fields),
    ...foldProblems(problems),
    isWords: words.length === terms.length,
  };
}

function foldProblems(
  all: readonly LineProblem[],
): Pick<ResolvedLine, 'problems' | 'furtherProblems'> {
  const distinct = [...Map.groupBy(all, ({ message }) => message).values()].flatMap(
    ([first]) => first ?? [],
  );
  const problems = distinct.slice(0, mostProblems);
  return { problems, furtherProblems: distinct.length - problems.length };
}

const mostProblems = 5;

/** Whether two terms are words of which one suffices, if `OR` is between them. */
const areWords = (...terms: readonly (LineTerm | undefined)[]): boolean =>
  terms.every((term) => term && term.key === undefined && !term.isExcluded && !isOr(term));

/** Whether two terms are values of one key, which are alternatives anyway. */
const areValues = (one: LineTerm, other: LineTerm): boolean =>
  one.key !== undefined && one.key === other.key && !one.isExcluded && !other.isExcluded;

const misplacedOr = '"OR" joins only words, or values of one key';

/** A key whose value is not typed yet. */
const isUnfinished = (text: string, { facets }: ExplorerIndex): boolean =>
  text.endsWith(':') &&
  [...facets.map(({ name }) => name), ...textKeys].some(
    (name) => `${name}:` === text.toLowerCase(),
  );

/** Whether the last term is the beginning of a value, which is still being typed. */
function isBegun({ to, text }: LineTerm, line: string, values: readonly string[]): boolean {
  const folded = foldText(text);
  return to === line.length && values.some((value) => foldText(value).startsWith(folded));
}

/** A task must have both of two values that a line joins by "and", as in "app:calc and app:vlc". */
const joinChoices = (line: string, choices: readonly LineChoice[]): readonly LineChoice[] =>
  choices.map((choice) => {
    const isJoined = choices.some(
      (other) =>
        other.facet === choice.facet && (isAnd(line, choice, other) || isAnd(line, other, choice)),
    );
    return isJoined ? { ...choice, needsAll: true } : choice;
  });

/** Where a term has several values, as in "metric:compare_*", one of them suffices. */
const isAnd = (line: string, one: LineChoice, other: LineChoice): boolean =>
  joiningWords.has(foldText(line.slice(one.term.to, other.term.from).trim())) &&
  [one, other].every(({ values, isExcluded }) => values.length === 1 && !isExcluded);

/** Whether a value that no task has could be one, so that it is asked for all the same. */
const isPossible = ({ name, isNumber }: ExplorerColumn, text: string): boolean =>
  name === 'finding' ? isRuleCode(text) : isNumber === true && toNumberTest(text) !== undefined;

/** Whether it asks for a value that no task has, and no other value suffices. */
const isUnmet = (
  { facet, values, isExcluded }: LineChoice,
  choices: readonly LineChoice[],
): boolean =>
  values.length === 0 &&
  !isExcluded &&
  !choices.some((other) => other.facet === facet && !other.isExcluded && other.values.length > 0);

/** Fields with the same key are alternatives; those with different keys must all be there. */
function combineFields(fields: readonly FieldFilter[]): (row: number) => boolean {
  const excluded = fields.filter(({ isExcluded }) => isExcluded);
  const wanted = fields.filter(({ isExcluded }) => !isExcluded);
  const keys = [...new Set(wanted.map(({ key }) => key))];
  const has = (row: number) => (field: FieldFilter) => field.flags[row] === 1;
  return (row) =>
    !excluded.some(has(row)) &&
    keys.every((key) => wanted.filter((field) => field.key === key).some(has(row)));
}
