import type { ExplorerColumn } from '../index/explorer-index.ts';
import { toSingular } from '#text/figures/plural.ts';
import { foldText } from '../matching/fold-text.ts';
import { commonWords } from '../matching/search-terms.ts';
import { listPresent } from './absent-values.ts';
import { findColumnValues, toNumberTest } from './match-values.ts';
import { isPlain, joinTerms, type LineTerm } from './parse-line.ts';
import type { FieldFilter, LineChoice } from './resolve-term.ts';
import { withoutEdges } from './to-search-terms.ts';

/** What words of a line ask for, without a key. */
export interface PlainReading {
  term: LineTerm;
  /** How many terms it takes. */
  length: number;
  asked: { kind: 'choice'; choice: LineChoice } | { kind: 'field'; field: FieldFilter };
  /** "Feasible: no". */
  meaning: string;
}

/** Reads the first of some terms; undefined where they are words to search for. */
export type ReadTerms = (
  line: string,
  terms: readonly LineTerm[],
  facets: readonly ExplorerColumn[],
) => PlainReading | undefined;

/** Both orders of a filter and its value, such as "difficulty L3"; and "L3" alone, if it is the value of one field. */
export const readValue: ReadTerms = (line, terms, facets) => {
  for (let length = Math.min(longestName, terms.length); length > 0; length--) {
    const own = terms.slice(0, length);
    if (!own.every(isPlain)) continue;
    const words = own.map(({ text }) => toWords(text)).filter((word) => word !== '');
    const found =
      Array.from({ length: Math.max(0, words.length - 1) }, (_, at) => at + 1)
        .map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
        .flatMap(([one, other]) => [
          ...findValues(facets, one, other),
          ...findValues(facets, other, one),
        ])[0] ?? (length === 1 ? findCode(facets, words.join(' ')) : undefined);
    if (found) return toChoice(line, own, found.column, { ...found, isExcluded: false });
  }
  return undefined;
};

/** In words: a filter with two, and a value with two. */
const longestName = 4;

interface FoundValues {
  column: ExplorerColumn;
  values: readonly string[];
}

function findValues(
  facets: readonly ExplorerColumn[],
  noun: string,
  written: string,
): readonly FoundValues[] {
  return facets
    .filter((column) => isNoun(column, noun))
    .map((column) => ({ column, values: listExact(column, written) }))
    .filter(({ values }) => values.length > 0);
}

/** The values that are exactly what is written; of apps, those with it as whole words. */
function listExact(column: ExplorerColumn, written: string): readonly string[] {
  const { name, values, labels = values, isNumber } = column;
  if (name === 'app' || (isNumber && toNumberTest(written)))
    return findColumnValues(column, written);
  return values.filter((value, at) =>
    [value, labels[at] ?? value].some((text) => foldText(text) === written),
  );
}

/** A value that is no word, as "L3" or "v2.1", of the only field of the dataset's own that has it. */
function findCode(facets: readonly ExplorerColumn[], written: string): FoundValues | undefined {
  if (!/\p{L}/u.test(written) || !/\p{N}/u.test(written)) return undefined;
  const [found, other] = facets
    .filter(({ isField }) => isField)
    .map((column) => ({ column, values: listExact(column, written) }))
    .filter(({ values }) => values.length > 0);
  return other ? undefined : found;
}

/** The whole readable name of a value, if it has several words, such as "all must pass" or "nothing asked". */
export const readLabel: ReadTerms = (line, terms, facets) => {
  const named = facets.filter(({ name, isField }) => name !== 'app' && !isField);
  for (let length = Math.min(longestLabel, terms.length); length > 1; length--) {
    const own = terms.slice(0, length);
    const words = withoutArticle(own.map(({ text }) => toWords(text)).join(' '));
    const [found, other] = named.flatMap((column) => {
      const { values, labels = [] } = column;
      const at = labels.findIndex((label) => withoutArticle(foldText(label)) === words);
      return at === -1 ? [] : [{ column, values: [values[at] ?? ''] }];
    });
    if (found && !other && own.every(isPlain))
      return toChoice(line, own, found.column, { ...found, isExcluded: false });
  }
  return undefined;
};

const longestLabel = 5;

const withoutArticle = (text: string): string => text.replace(/^(?:an?|the) /, '');

/** The name of a field of the dataset's own, if the line says nothing else: the tasks that have it. */
export const readField: ReadTerms = (line, terms, facets) => {
  const { column, said } = findNamed(terms, facets);
  const present = column?.isField && listPresent(column);
  return column && present
    ? { ...toChoice(line, said, column, present), length: terms.length }
    : undefined;
};

/** The filter whose name is all that a line says. */
export function findNamed(
  terms: readonly LineTerm[],
  facets: readonly ExplorerColumn[],
): { column: ExplorerColumn | undefined; said: readonly LineTerm[] } {
  const said = terms.filter(({ text }) => !commonWords.has(toWords(text)));
  const words = said.map(({ text }) => toWords(text)).join(' ');
  const named = facets.filter((column) => isNoun(column, words));
  const column = said.every(isPlain)
    ? (named.find(({ isField }) => isField) ?? named[0])
    : undefined;
  return { column, said };
}

/** A word as names are compared, without punctuation around it. */
export const toWords = (text: string): string => withoutEdges(foldText(text));

/** Whether words are what the site calls a filter, in singular or plural: "check", "setup actions". */
export function isNoun({ name, label }: ExplorerColumn, words: string): boolean {
  const short = label.replace(/ (?:per|in) .*$/u, '');
  return [name, label, short].some((noun) => toSingular(foldText(noun)) === toSingular(words));
}

/** What words ask for, as values of a filter. */
export function toChoice(
  line: string,
  terms: readonly LineTerm[],
  column: ExplorerColumn,
  asked: Pick<LineChoice, 'values' | 'isExcluded' | 'needsAll'>,
): PlainReading {
  const { name: facet, values, labels = values, label } = column;
  const term = joinTerms(line, terms);
  const names = asked.values.map((value) => labels[values.indexOf(value)] ?? value);
  const isWhole = values.length > 1 && names.length === values.length;
  // Otherwise, excluded are the values of tasks that do without.
  const without = isWhole ? 'none' : 'any';
  const named = isWhole ? 'any' : names.join(asked.needsAll ? ' and ' : ' or ');
  const described = asked.isExcluded ? without : named;
  const { values: chosen, isExcluded, needsAll } = asked;
  return {
    term,
    length: terms.length,
    meaning: `${label}: ${described}`,
    asked: {
      kind: 'choice',
      choice: { term, facet, values: chosen, isExcluded, ...(needsAll && { needsAll }) },
    },
  };
}
