import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';

const namesOf = (prefix: string, number: number) =>
  Array.from({ length: number }, (_, index) => `${prefix}_${String(index).padStart(5, '0')}`);

test('gives 500 unknown names of a kind a page, those of most tasks first, and lists the rest', () => {
  const { groups, groupsWithoutPage, findGroup } = exampleCatalogue({
    '1.json': { evaluator: { func: [...namesOf('own', 520), 'check_csv'] } },
    '2.json': { evaluator: { func: ['own_00519', 'check_csv'] } },
  });
  const unknown = groups.metrics.filter(({ entry }) => entry === undefined);
  expect(unknown.map(({ name }) => name)).toEqual(['own_00519', ...namesOf('own', 499)]);
  expect(groupsWithoutPage.map(({ facet, name }) => `${facet} ${name}`)).toEqual(
    namesOf('own', 519)
      .slice(499)
      .map((name) => `metrics ${name}`),
  );
  expect(findGroup('metrics', 'own_00510')).toBeUndefined();
  expect(findGroup('metrics', 'check_csv')?.tasks).toHaveLength(2);
});

test('counts each kind on its own', () => {
  const { groups, groupsWithoutPage } = exampleCatalogue({
    '1.json': {
      related_apps: namesOf('app', 501),
      config: namesOf('act', 502).map((type) => ({ type, parameters: {} })),
      evaluator: { func: 'a', result: namesOf('get', 503).map((type) => ({ type })) },
    },
  });
  expect(groups.apps).toHaveLength(500);
  const counts = Map.groupBy(groupsWithoutPage, ({ facet }) => facet);
  expect([...counts].map(([facet, { length }]) => [facet, length])).toEqual([
    ['apps', 1],
    ['getters', 3],
    ['actions', 2],
  ]);
});

test('gives every name that the vocabulary has a page', () => {
  const { groups, groupsWithoutPage, vocabulary } = exampleCatalogue({ '1.json': {} });
  expect(groups.metrics).toHaveLength(vocabulary.entries.metric.size);
  expect(groupsWithoutPage).toEqual([]);
});
