import { countFlags } from '../index/cells.ts';
import type { ExplorerColumn } from '../index/explorer-index.ts';
import { listAbsent } from './absent-values.ts';
import { findColumnValues, toNumberTest } from './match-values.ts';
import { isPlain, joinTerms, type LineTerm } from './parse-line.ts';
import { isNoun, type PlainReading, type ReadTerms, toChoice, toWords } from './read-values.ts';

/** A number with what the site counts: "5 checks", "at least two apps", "no app". */
export const readNumber: ReadTerms = (line, terms, facets) => {
  for (let length = Math.min(longestNumber, terms.length); length > 1; length--) {
    const own = terms.slice(0, length);
    const asked = own.every(isPlain) ? parseNumber(own) : undefined;
    const found = asked && readCounted(line, own, facets, asked);
    if (found) return found;
  }
  return undefined;
};

/** In words: "at least two setup actions". */
const longestNumber = 6;

/** What is counted, and how often, as a filter by numbers writes it. */
interface AskedNumber {
  noun: string;
  number: string;
}

function parseNumber(terms: readonly LineTerm[]): AskedNumber | undefined {
  const words = terms.map(({ text }) => toWords(text)).join(' ');
  const [, before = '', digits = '', after = '', noun = ''] = counted.exec(words) ?? [];
  const number = /^\d+$/.test(digits) ? Number(digits) : numberWords.indexOf(digits);
  const none = /^(?:no|without(?: an?y?| the)?)$/.test(digits);
  if (noun === '' || (number === -1 && !none)) return undefined;
  return { noun, number: `${relations[before || after] ?? ''}${none ? 0 : number}` };
}

const counted =
  /^(?:(at least|at most|more than|fewer than|less than) )?(\d+|no|without(?: an?y?| the)?|[a-z]+)(?: (or more|or fewer|or less))? (.+)$/;

const relations: Readonly<Record<string, string>> = {
  'at least': '>=',
  'or more': '>=',
  'at most': '<=',
  'or fewer': '<=',
  'or less': '<=',
  'more than': '>',
  'fewer than': '<',
  'less than': '<',
};

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

function readCounted(
  line: string,
  terms: readonly LineTerm[],
  facets: readonly ExplorerColumn[],
  { noun, number }: AskedNumber,
): PlainReading | undefined {
  const named = facets.filter((column) => isNoun(column, noun));
  const ofNumbers = named.find(({ isNumber }) => isNumber);
  if (ofNumbers) {
    const values = findColumnValues(ofNumbers, number);
    return {
      ...toChoice(line, terms, ofNumbers, { values, isExcluded: false }),
      meaning: `${ofNumbers.label}: ${toMeaning(number)}`,
    };
  }
  const [column] = named;
  if (!column) return undefined;
  const absent = number === '0' ? listAbsent(column) : undefined;
  if (absent) return absent.values.length > 0 ? toChoice(line, terms, column, absent) : undefined;
  return countValues(line, terms, column, number);
}

/** How many values a task has, as "3 metrics"; undefined where each has one. */
function countValues(
  line: string,
  terms: readonly LineTerm[],
  column: ExplorerColumn,
  number: string,
): PlainReading | undefined {
  const { label, values, cells } = column;
  const test = toNumberTest(number);
  const own = Uint8Array.from(values, (value) => Number(value !== 'none'));
  const counts = cells.map((cell) => countFlags(cell, own));
  if (counts.every((count) => count === 1)) return undefined;
  const flags = Uint8Array.from(counts, (count) => Number(test?.(count) === true));
  return {
    term: joinTerms(line, terms),
    length: terms.length,
    meaning: `${label}: ${toMeaning(number)}`,
    asked: { kind: 'field', field: { key: `number of ${label}`, isExcluded: false, flags } },
  };
}

const toMeaning = (number: string): string =>
  number
    .replace('>=', 'at least ')
    .replace('<=', 'at most ')
    .replace('>', 'more than ')
    .replace('<', 'fewer than ');
