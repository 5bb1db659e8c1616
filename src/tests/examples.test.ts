import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildCatalogue, type Catalogue } from '#catalogue/catalogue.ts';
import { listRows } from '#catalogue/functions/function-contract.ts';
import { facetOfKind, kindOfFacet } from '#catalogue/facets/facet-of-kind.ts';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { projectRoot } from '#dataset/project-root.ts';

const facets = Object.values(facetOfKind);

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = buildCatalogue(await loadDataset(join(projectRoot, 'examples')));
});

test('every name of the format document is used by a task', () => {
  const unused = facets.flatMap((facet) =>
    catalogue.groups[facet].filter(
      ({ entry, tasks }) => entry?.origin === 'format' && tasks.length === 0,
    ),
  );
  expect(unused.map(({ name }) => name)).toEqual([]);
});

test('there are a hundred tasks at least', () => {
  expect(catalogue.entries.length).toBeGreaterThanOrEqual(100);
});

test('nothing is found but information', () => {
  expect(catalogue.findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test('every task keeps to the contracts of the functions that it names', () => {
  const departures = facets.flatMap((facet) =>
    catalogue.groups[facet].flatMap(({ name }) => {
      const { sections } = catalogue.findContract(kindOfFacet[facet], name);
      return sections
        .flatMap(({ rows }) => listRows(rows))
        .filter(({ disagreements }) => disagreements.length > 0)
        .map((row) => `${name}: ${row.name} ${row.disagreements.map(({ kind }) => kind).join()}`);
    }),
  );
  expect(departures).toEqual([]);
});
