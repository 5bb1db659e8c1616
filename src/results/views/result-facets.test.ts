import { expect, test } from 'vitest';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { select } from '#explorer/query/explorer-select.ts';
import { sortRows } from '#explorer/query/sort-rows.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { explorerFacets } from '#catalogue/facets/explorer-facets.ts';
import { exampleCode } from '#history/code/example-code.ts';
import type { ResultsInput } from '../build-results.ts';
import { exampleResults, exampleRun } from '../example-results.ts';
import { countShares, listResultFacets } from './result-facets.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const catalogue = exampleCatalogue(Object.fromEntries(ids.map((id) => [`${id}.json`, { id }])));
/** Of three systems, none solves a, one b, two c, all d; only one ran e, and nobody f. */
const results = exampleResults(ids, [
  exampleRun('alder', { a: 0, b: 1, c: 1, d: 1, e: 0.5 }, { system: 'Alder' }),
  exampleRun('birch', { a: 0, b: 0, c: 1, d: 1 }, { system: 'Birch' }),
  exampleRun('cedar', { a: 0.9, b: 0, c: 0, d: 1 }, { system: 'Cedar' }),
]);
const index = toExplorerIndex(catalogue, [...listResultFacets(results), ...explorerFacets]);
const valuesOf = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));

const find = (search: string) => {
  const { query, unknown } = readQuery(search, valuesOf);
  expect(unknown).toEqual([]);
  const { rows } = select(index, query, () => true);
  return sortRows(unpackIndex(index), rows, query.sort)
    .map((row) => ids[row])
    .join('');
};

test.for([
  ['solved by none', '?solved=none', 'ae'],
  ['solved by few', '?solved=few', 'b'],
  ['solved by most', '?solved=most', 'c'],
  ['solved by all', '?solved=all', 'd'],
  ['run by nobody', '?solved=not+run', 'f'],
  ['solved by one system', '?solver=alder', 'bcd'],
  ['solved by one and not by another', '?solver=alder&failed=birch', 'b'],
  ['solved by two systems', '?solver=alder&solver=birch&all=solver', 'cd'],
  ['not solved by a system, whether or not it ran them', '?solver=-birch', 'abef'],
  ['hardest first, without results last', '?sort=rate', 'aebcdf'],
  ['easiest first, without results last', '?sort=-rate', 'dcbaef'],
  ['most disagreement first', '?sort=-split', 'bcadef'],
] as const)('finds tasks %s', ([, search, expected]) => {
  expect(find(search)).toBe(expected);
});

test('shows rates in per cent, and systems by their names', () => {
  const facet = (name: string) => index.facets.find((column) => column.name === name);
  expect(facet('rate')).toMatchObject({
    values: ['0', '33', '67', '100'],
    labels: ['0%', '33%', '67%', '100%'],
    cells: [0, 1, 2, 3, 0, []],
  });
  expect(facet('solver')?.labels).toEqual(['Alder', 'Birch', 'Cedar']);
});

test('a dataset without results has none of these facets', () => {
  expect(listResultFacets(undefined)).toEqual([]);
});

test('counts the tasks of each share', () => {
  expect(Object.fromEntries(countShares(results))).toEqual({
    none: 2,
    few: 1,
    most: 1,
    all: 1,
    'not run': 1,
  });
});

test('finds the tasks that other code judges today than in a run, if there are any', () => {
  const change = { functions: [], judge: undefined, starter: undefined };
  const changed = new Map([['b', { ...change, judges: true, starts: false }]]);
  const environment = { commit: 'v1', code: exampleCode() };
  const runs = [
    exampleRun('alder', { a: 1, b: 1 }, { environment }),
    exampleRun('birch', { a: 1, b: 1 }),
  ];
  const find = (compareCode: ResultsInput['compareCode']) => {
    const coded = exampleResults(ids, runs, { today: exampleCode(), compareCode });
    const facet = listResultFacets(coded).find(({ name }) => name === 'code');
    return facet && catalogue.entries.map((entry) => facet.valuesOf(entry));
  };
  expect(find(() => changed)).toEqual([[], ['alder'], [], [], [], []]);
  expect(find(() => new Map())).toBeUndefined();
});
