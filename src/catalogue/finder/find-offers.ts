import { hasFlag } from '../explorer/cells.ts';
import type { ExplorerColumn, ExplorerIndex } from '../explorer/explorer-index.ts';
import type { LineTerm } from './parse-line.ts';
import { findApp, isPlain, joinTerms } from './read-plain-words.ts';
import { writeTerm } from './resolve-line.ts';

/** Another line that a reader may want. */
export interface LineOffer {
  line: string;
  /** What it asks for. */
  label: string;
}

/** For words that name an app: the line that asks for its tasks, where words found others too. */
export function findOffers(
  line: string,
  words: readonly LineTerm[],
  { facets }: ExplorerIndex,
  rows: readonly number[],
): readonly LineOffer[] {
  const column = facets.find(({ name }) => name === 'app');
  if (!column) return [];
  const { values, labels = values, cells } = column;
  const offers = listNamed(line, words, column).flatMap(({ app, term }) => {
    const flags = Uint8Array.from(values, (_, position) => (position === app ? 1 : 0));
    const own = rows.filter((row) => hasFlag(cells[row], flags)).length;
    if (own === 0 || own === rows.length) return [];
    const written = writeTerm('app', term.text);
    const offered = `${line.slice(0, term.from)}${written}${line.slice(term.to)}`;
    return [{ line: offered, label: labels[app] ?? '' }];
  });
  return offers.filter(
    ({ label }, at) => offers.findIndex((offer) => offer.label === label) === at,
  );
}

/** The apps that words name, each by as many of them as possible. */
function listNamed(
  line: string,
  words: readonly LineTerm[],
  column: ExplorerColumn,
): readonly { app: number; term: LineTerm }[] {
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
