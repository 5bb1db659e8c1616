import { hasFlag } from '../explorer/cells.ts';
import type { ExplorerIndex } from '../explorer/explorer-index.ts';
import type { LineTerm } from './parse-line.ts';
import { findApp } from './read-plain-words.ts';
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
  return words.flatMap((term) => {
    const app = findApp(column, term);
    if (app === undefined) return [];
    const flags = Uint8Array.from(values, (_, position) => (position === app ? 1 : 0));
    const own = rows.filter((row) => hasFlag(cells[row], flags)).length;
    if (own === 0 || own === rows.length) return [];
    const written = writeTerm('app', term.text);
    const offered = `${line.slice(0, term.from)}${written}${line.slice(term.to)}`;
    return [{ line: offered, label: labels[app] ?? '' }];
  });
}
