import type { ExplorerFacetName } from '../../addresses/facet-names.ts';
import type { ExplorerQuery } from '../explorer/explorer-query.ts';
import type { LineChoice } from './resolve-line.ts';

type Choices = Pick<ExplorerQuery, 'included' | 'excluded'>;

/** What is chosen in all: by filters and by the line. */
export function addChoices<Query extends Choices>(
  query: Query,
  choices: readonly LineChoice[],
): Query {
  const included = new Map(query.included);
  const excluded = new Map(query.excluded);
  for (const { facet, values, isExcluded } of choices) {
    const chosen = isExcluded ? excluded : included;
    chosen.set(facet, new Set([...(chosen.get(facet) ?? []), ...values]));
  }
  return { ...query, included, excluded };
}

/**
 * The query without the terms of its line that ask for a value; what else these terms ask for is
 * chosen by filters instead.
 */
export function withoutTerms(
  query: ExplorerQuery,
  choices: readonly LineChoice[],
  facet: ExplorerFacetName,
  value: string,
): ExplorerQuery {
  const removed = choices.filter(
    (choice) => choice.facet === facet && choice.values.includes(value),
  );
  const text = removed
    .toSorted((one, other) => other.term.from - one.term.from)
    .reduce((line, { term }) => `${line.slice(0, term.from)}${line.slice(term.to)}`, query.text)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  const others = removed.map((choice) => ({
    ...choice,
    values: choice.values.filter((one) => one !== value),
  }));
  return addChoices({ ...query, text }, others);
}
