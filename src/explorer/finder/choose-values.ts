import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import { type Choice, type ExplorerQuery, withChoice } from '../query/explorer-query.ts';
import { addChoices } from './line-choices.ts';
import type { LineChoice } from './resolve-term.ts';

/**
 * The query with another choice for values of a facet. A term of the line that asks for one of them
 * is taken out; what else the term asks for is chosen by filters instead.
 *
 * @param typed what the line of the query asks for
 */
export function chooseValues(
  query: ExplorerQuery,
  typed: readonly LineChoice[],
  facet: ExplorerFacetName,
  values: readonly string[],
  choice: Choice,
): ExplorerQuery {
  const removed = typed.filter(
    (one) => one.facet === facet && one.values.some((value) => values.includes(value)),
  );
  const text = removed
    .toSorted((one, other) => other.term.from - one.term.from)
    .reduce((line, { term }) => `${line.slice(0, term.from)}${line.slice(term.to)}`, query.text)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  const others = removed.map((one) => ({
    ...one,
    values: one.values.filter((value) => !values.includes(value)),
  }));
  return values.reduce(
    (next, value) => withChoice(next, facet, value, choice),
    addChoices({ ...query, text }, others),
  );
}
