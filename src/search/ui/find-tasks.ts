import { longestInstruction, toShortTitle } from '#catalogue/task/task-title.ts';
import { addresses } from '#addresses/addresses.ts';
import { toRowFlags } from '#explorer/index/cells.ts';
import { readLabels } from '#explorer/index/explorer-data.ts';
import { select, type Selection } from '#explorer/query/explorer-select.ts';
import { addChoices } from '#explorer/finder/line-choices.ts';
import type { FoundTasks as FoundByLine } from '#explorer/finder/task-finder.ts';
import type { SearchedTasks } from './load-tasks.ts';
import { type SearchQuery, taskFilters } from './search-query.ts';
import type { SearchResult } from './search-result.ts';

/** The tasks that a query finds; the explorer finds the same in the same order. */
export interface FoundTasks {
  count: number;
  /** The first of them. */
  results: readonly SearchResult[];
  /** By filter, how many tasks choosing each of its values finds. */
  counts: Selection['counts'];
  /** How they were found; undefined when nothing was typed. */
  found: FoundByLine | undefined;
}

const shown = 8;

/** @param base the address of the site, with a slash at its end */
export function findTasks(
  { data, finder, textsOf }: SearchedTasks,
  { text, chosen }: SearchQuery,
  base: string,
): FoundTasks {
  const found = finder.find(text);
  const { rows, counts } = filterRows(data.index, found, chosen);
  const toResult = (row: number): SearchResult => {
    const id = data.paths[row] ?? '';
    const instruction = data.instructions[row] ?? '';
    const difference = data.index.differences?.[row];
    return {
      url: `${base.replace(/\/$/, '')}${addresses.task(id)}`,
      title: [toShortTitle(instruction, longestInstruction) || id, difference && `(${difference})`]
        .filter(Boolean)
        .join(' '),
      facts: {
        apps: readLabels(data.index, 'app', row).join(', '),
        metrics: readLabels(data.index, 'metric', row).join(', '),
        id,
      },
      texts: textsOf(row),
      missing: found?.missingIn(row) ?? [],
    };
  };
  return { count: rows.length, results: rows.slice(0, shown).map(toResult), counts, found };
}

function filterRows(
  index: SearchedTasks['data']['index'],
  found: FoundByLine | undefined,
  chosen: SearchQuery['chosen'],
): Selection {
  const included = new Map(
    [...chosen].flatMap(([name, values]) =>
      name === 'kind' ? [] : [[name, new Set(values)] as const],
    ),
  );
  const none = { included, all: new Set<never>(), excluded: new Map() };
  const query = addChoices(none, found?.choices ?? []);
  const isFound = found && toRowFlags(found.rows, index.rows);
  const { rows, counts } = select(
    index,
    query,
    (row) => isFound?.[row] !== 0,
    (facet) => countedFacets.has(facet),
  );
  if (!found) return { rows, counts };
  const fits = toRowFlags(rows, index.rows);
  return { rows: found.rows.filter((row) => fits[row] === 1), counts };
}

const countedFacets: ReadonlySet<string> = new Set(taskFilters);
