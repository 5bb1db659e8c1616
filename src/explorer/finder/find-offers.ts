import { hasFlag } from '../index/cells.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';
import { findColumn, findColumnValues } from './match-values.ts';
import {
  isPlain,
  joinTerms,
  type LineTerm,
  parseLine,
  replacePart,
  writeTerm,
} from './parse-line.ts';
import { findApp } from './read-plain-words.ts';
import { findNamed, type PlainReading, toWords } from './read-values.ts';

/** Another line that a reader may want. */
export interface LineOffer {
  line: string;
  /** What it asks for. */
  label: string;
}

/**
 * Lines with terms in place of words that may have been meant as terms.
 *
 * @param words that are searched for
 * @param plain what other words are read as
 */
export function findOffers(
  line: string,
  words: readonly LineTerm[],
  { facets }: ExplorerIndex,
  rows: readonly number[],
  plain: readonly PlainReading[] = [],
): readonly LineOffer[] {
  const column = facets.find(({ name }) => name === 'app');
  const comparisons = offerComparisons(line, facets, plain);
  const offers = [
    ...comparisons,
    ...offerExcluded(line),
    ...offerValues(line, words, facets),
    // A value such as "chrome" in "app: chrome" is not a word of its own.
    ...(column && comparisons.length === 0 ? offerApps(line, words, column, rows) : []),
  ];
  return offers.filter(
    ({ label }, at) => offers.findIndex((offer) => offer.label === label) === at,
  );
}

/** For "steps > 3", "app = vlc" and "app: vlc". */
function offerComparisons(
  line: string,
  facets: readonly ExplorerColumn[],
  plain: readonly PlainReading[],
): readonly LineOffer[] {
  return [...line.matchAll(comparison)].flatMap(
    ({ 0: whole, 1: name = '', 2: relation = '=', 3: value = '', index }) => {
      const column = findColumn(facets, name.toLowerCase());
      const isEqual = relation === '=';
      if (plain.some(({ term }) => term.from <= index && index < term.to)) return [];
      if (!column || !(isEqual ? findColumnValues(column, value).length > 0 : column.isNumber))
        return [];
      const label = `${column.name}:${isEqual ? '' : relation}${value}`;
      return [{ line: replacePart(line, index, index + whole.length, label), label }];
    },
  );
}

const comparison =
  /(?<!\S)(\p{L}+)(?:\s*([<>]=?|=)\s*|\s*[:：]\s+|\s+[:：])([\p{L}\p{N}_.]+)(?!\S)/gu;

/** For "not app:vlc" and "!bold"; in capitals it excludes by itself. */
const offerExcluded = (line: string): readonly LineOffer[] =>
  [...line.matchAll(excludedTerm), ...line.matchAll(negatedTerm)]
    .filter(([whole]) => !whole.startsWith('NOT'))
    .map(({ 0: whole, 1: term, index }) => {
      const label = `-${term}`;
      return { line: replacePart(line, index, index + whole.length, label), label };
    });

const negatedTerm = /(?<!\S)!((?:[\p{L}_.]+:)?[\p{L}\p{N}_]{3,})(?!\S)/gu;

const excludedTerm =
  /(?<!\S)(?:except|excluding|no|not|without)\s+([\p{L}_.]+:(?:"[^"]*"|[^\s/]+))(?!\S)/giu;

/** For a word that is a value of a field of the dataset's own, and the values of a filter that is named alone. */
function offerValues(
  line: string,
  words: readonly LineTerm[],
  facets: readonly ExplorerColumn[],
): readonly LineOffer[] {
  const { column, said } = findNamed(parseLine(line), facets);
  const ofNamed =
    column &&
    column.values.length <= (column.isField ? mostOwn : mostValues) &&
    (column.isField || !column.isNumber)
      ? column.values.map((value) => ({ column, term: joinTerms(line, said), value }))
      : [];
  const ofWords = words
    .filter(isPlain)
    .flatMap((term) =>
      facets
        .filter(({ isField }) => isField)
        .flatMap((field) =>
          field.values
            .filter((value) => foldText(value) === toWords(term.text))
            .map((value) => ({ column: field, term, value })),
        ),
    );
  return [...ofNamed, ...ofWords].map(
    ({ column: { name, label, values, labels = values }, term, value }) => ({
      line: replacePart(line, term.from, term.to, writeTerm(name, value)),
      label: `${label}: ${labels[values.indexOf(value)] ?? value}`,
    }),
  );
}

/** Names of other filters, such as "shortcuts", are words too. */
const mostValues = 5;
const mostOwn = 8;

/** For words that name apps, where they find other tasks too. */
function offerApps(
  line: string,
  words: readonly LineTerm[],
  column: ExplorerColumn,
  rows: readonly number[],
): readonly LineOffer[] {
  const { values, labels = values, cells } = column;
  return joinAlternatives(line, listNamed(line, words, column)).flatMap((named) => {
    const { from, to } = joinTerms(
      line,
      named.map(({ term }) => term),
    );
    const before = absence.exec(line.slice(0, from));
    const isExcluded = before !== null;
    const flags = Uint8Array.from(values, (_, at) => Number(named.some(({ app }) => app === at)));
    const own = rows.filter((row) => hasFlag(cells[row], flags)).length;
    const isAlone = named.length === 1 && !isExcluded;
    if (isAlone && (own === 0 || own === rows.length)) return [];
    const written = named.map(({ term }) => writeTerm('app', term.text, isExcluded)).join(' ');
    const names = named.map(({ app }) => labels[app] ?? '').join(' or ');
    return [
      {
        line: replacePart(line, before?.index ?? from, to, written),
        label: isExcluded ? `tasks without ${names}` : names,
      },
    ];
  });
}

interface NamedApp {
  app: number;
  term: LineTerm;
}

const absence = /(?<!\S)(?:except|excluding|no|not|without)\s+$/iu;

/** Those with "or" between them are together. */
function joinAlternatives(line: string, named: readonly NamedApp[]): NamedApp[][] {
  const joined: NamedApp[][] = [];
  for (const one of named) {
    const last = joined.at(-1);
    const between = line.slice(last?.at(-1)?.term.to, one.term.from);
    if (last && /^\s+(?:or|\|)\s+$/iu.test(between)) last.push(one);
    else joined.push([one]);
  }
  return joined;
}

/** The apps that words name, each by as many of them as possible. */
function listNamed(
  line: string,
  words: readonly LineTerm[],
  column: ExplorerColumn,
): readonly NamedApp[] {
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const own = words.slice(at, at + length);
      const term = joinTerms(line, own);
      const app = own.every(isPlain) ? findApp(column, term) : undefined;
      if (app === undefined) continue;
      return [
        ...listNamed(line, words.slice(0, at), column),
        { app, term },
        ...listNamed(line, words.slice(at + length), column),
      ];
    }
  }
  return [];
}

const longestName = 3;
