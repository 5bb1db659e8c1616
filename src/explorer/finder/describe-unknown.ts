import { didYouMean } from '#text/similarity/did-you-mean.ts';
import type { DetailsData } from '../details/task-details.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { optionKey } from './line-fields.ts';
import { textKeys } from './line-texts.ts';
import { findColumnValues } from './match-values.ts';
import { findNear, findNearKey } from './misspelt-names.ts';
import { writeTerm } from './parse-line.ts';

export function describeUnknownValue(
  column: ExplorerColumn,
  written: string,
  isExcluded: boolean,
): Described {
  const { name, values, labels = values } = column;
  const message = `No task has ${name} "${written}"`;
  const parts = written.replaceAll(/^\(|\)$/g, '').split(/\s*[,|]\s*|\s+(?:OR\s+)?/u);
  if (parts.length > 1 && parts.every((part) => findColumnValues(column, part).length > 0)) {
    const terms = parts.map((part) => writeTerm(name, part, isExcluded));
    return suggest(message, parts.join('" or "'), terms.join(' '));
  }
  const near = findNear(written, [...values, ...labels]);
  return near === undefined ? [message] : suggest(message, near, writeTerm(name, near, isExcluded));
}

export function describeUnknownKey(
  key: string,
  text: string,
  isExcluded: boolean,
  { facets }: ExplorerIndex,
  details: DetailsData,
): Described {
  const message = `Unknown key "${key}"`;
  const keys = [...facets.map(({ name }) => name), optionKey, ...textKeys];
  const near = findNearKey(key, text, keys, details) ?? findFilter(text, facets);
  return near === undefined ? [message] : suggest(message, near, writeTerm(near, text, isExcluded));
}

/** The filter that has a value. */
const findFilter = (text: string, facets: readonly ExplorerColumn[]): string | undefined =>
  facets.find(
    (column) =>
      column.isNumber !== true && !text.includes('*') && findColumnValues(column, text).length > 0,
  )?.name;

const suggest = (message: string, near: string, term: string): Described => [
  `${message}${didYouMean(near)}`,
  term,
];

/** What is wrong with a term, and what may have been meant. */
type Described = readonly [message: string, suggestion?: string];
