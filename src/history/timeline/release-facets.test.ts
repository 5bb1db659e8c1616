import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { explorerFacets } from '#catalogue/facets/explorer-facets.ts';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { select } from '#explorer/query/explorer-select.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { build, task } from './example-history.ts';
import { listReleaseFacets } from './release-facets.ts';

const printed = { instruction: 'Print the page on the other printer.' };
const fetching = (host: string) => ({
  config: [
    {
      type: 'download',
      parameters: { files: [{ url: `https://${host}/a.pdf`, path: '/home/user/a.pdf' }] },
    },
  ],
});

const unscored = { evaluator: { func: '' } };

/** By release the fields of each task; the last is the current state. */
const releases: Record<string, JsonObject>[] = [
  {
    same: {},
    unscored,
    edited: { source: 'a' },
    ranked: { level: 1 },
    moved: fetching('one.example.org'),
    judged: {},
    gone: {},
  },
  {
    same: {},
    unscored,
    edited: { source: 'a' },
    ranked: { level: 1 },
    moved: fetching('one.example.org'),
    judged: printed,
  },
  {
    same: {},
    unscored,
    edited: { source: 'b' },
    ranked: { level: 2 },
    moved: fetching('two.example.org'),
    judged: printed,
    new: {},
  },
];

const states = releases.map((tasks) =>
  Object.entries(tasks).map(([id, fields]) => task(id, fields)),
);
const history = build(...states);
const current = states.at(-1) ?? [];
const catalogue = exampleCatalogue(
  Object.fromEntries(current.map(({ file, fields }) => [file, fields])),
);
const index = toExplorerIndex(catalogue, [...explorerFacets, ...listReleaseFacets(history)]);
const { paths } = unpackIndex(index);

function find(search: string): string[] {
  const valuesOf = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));
  const { query, unknown } = readQuery(search, valuesOf);
  expect(unknown).toEqual([]);
  return select(index, query, () => true)
    .rows.map((row) => paths[row] ?? '')
    .sort();
}

test.for([
  ['lastchange=1.1.0', ['judged']],
  ['lastchange=unreleased', ['edited', 'moved', 'ranked']],
  ['lastchange=none', ['new', 'same', 'unscored']],
  ['since=1.0.0', ['edited', 'judged', 'moved', 'ranked']],
  ['since=1.1.0', ['edited', 'moved', 'ranked']],
  ['comparable=1.0.0', ['edited', 'same']],
  ['comparable=1.0.0~', ['moved']],
  ['comparable=1.0.0~unknown', ['ranked']],
  ['comparable=none', ['new', 'unscored']],
  ['release=1.0.0', ['edited', 'judged', 'moved', 'ranked', 'same', 'unscored']],
  ['release=unreleased', ['edited', 'judged', 'moved', 'new', 'ranked', 'same', 'unscored']],
] as const)('"%s" finds the tasks %j', ([search, expected]) => {
  expect(find(`?${search}`)).toEqual(expected);
});

test('values are shown as versions', () => {
  const since = index.facets.find(({ name }) => name === 'comparable');
  expect(since?.labels).toEqual(
    expect.arrayContaining(['1.0.0', '1.0.0, likely', '1.1.0', '1.1.0, likely', 'none']),
  );
});

test('a dataset without releases has no such facets', () => {
  expect(listReleaseFacets(undefined)).toEqual([]);
});
