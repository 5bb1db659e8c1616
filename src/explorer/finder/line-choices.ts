import type { ExplorerIndex } from '../index/explorer-index.ts';
import type { ExplorerQuery } from '../query/explorer-query.ts';
import { select } from '../query/explorer-select.ts';
import type { LineChoice } from './resolve-term.ts';

type Choices = Pick<ExplorerQuery, 'included' | 'excluded' | 'all'>;

/** What is chosen in all: by filters and by the line. */
export function addChoices<Query extends Choices>(
  query: Query,
  choices: readonly LineChoice[],
): Query {
  const included = new Map(query.included);
  const excluded = new Map(query.excluded);
  const all = new Set(query.all);
  for (const { facet, values, isExcluded, needsAll } of choices) {
    if (needsAll && values.length > 0) all.add(facet);
    const chosen = isExcluded ? excluded : included;
    chosen.set(facet, new Set([...(chosen.get(facet) ?? []), ...values]));
  }
  return { ...query, included, all, excluded };
}

/** The rows, in their order, that have the values that a line asks for. */
export function listChosen(
  index: ExplorerIndex,
  rows: readonly number[],
  choices: readonly LineChoice[],
): readonly number[] {
  if (choices.length === 0) return rows;
  const fits = new Set(select(index, addChoices(noChoices, choices), isAny, isNone).rows);
  return rows.filter((row) => fits.has(row));
}

const noChoices: Choices = { included: new Map(), excluded: new Map(), all: new Set() };
const isAny = () => true;
const isNone = () => false;
