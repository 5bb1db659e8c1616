import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildCatalogue } from '#catalogue/catalogue.ts';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { select } from '#explorer/query/explorer-select.ts';
import {
  countPlainly,
  drawQueries,
  filterPlainly,
  type PlainQuery,
} from './expectations/plain-filter.ts';
import { readPlainly } from './expectations/plain-reading.ts';
import { examples } from './support/example-options.ts';

// For a longer search: BENCHLIGHT_DATASET names a folder of tasks, BENCHLIGHT_QUESTIONS how many
// questions are asked, BENCHLIGHT_SEED which.
const {
  BENCHLIGHT_DATASET: folder = examples,
  BENCHLIGHT_QUESTIONS: questions = '100',
  BENCHLIGHT_SEED: seed = '2026',
} = process.env;

test('the explorer finds and counts what a plain filter over the task files does', async () => {
  const tasks = await readPlainly(resolve(folder));
  const catalogue = buildCatalogue(await loadDataset(resolve(folder)));
  const index = toExplorerIndex(catalogue);
  const valuesOf = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));
  for (const asked of drawQueries(tasks, Number(questions), Number(seed))) {
    const address = writeAddress(asked);
    const { query, unknown } = readQuery(address, valuesOf);
    const { rows, counts } = select(index, query, () => true);
    const ids = rows.map((row) => catalogue.entries[row]?.id);
    const due = filterPlainly(tasks, asked).map(({ id }) => id);
    expect([unknown, ids.toSorted()], address).toEqual([[], due.toSorted()]);
    for (const [name, numbers] of countPlainly(tasks, asked)) {
      const { values = [] } = index.facets.find((facet) => facet.name === name) ?? {};
      const shown = values.map((value, position) => [
        value,
        counts.get(name as (typeof index.facets)[number]['name'])?.[position],
      ]);
      expect(Object.fromEntries(shown), `${name} of ${address}`).toEqual(
        Object.fromEntries(numbers),
      );
    }
  }
});

function writeAddress({ chosen, all }: PlainQuery): string {
  const parameters = new URLSearchParams(
    chosen.map(({ facet, value, isExcluded }) => [facet, `${isExcluded ? '-' : ''}${value}`]),
  );
  for (const facet of all) parameters.append('all', facet);
  return `?${parameters}`;
}
