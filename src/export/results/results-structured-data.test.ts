import type { Dataset, WithContext } from 'schema-dts';
import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { exampleResults, exampleRun } from '#results/example-results.ts';
import { toResultsData } from './results-structured-data.ts';

const catalogue = exampleCatalogue({ 'a.json': { id: 'a' } });
const results = exampleResults(['a'], [exampleRun('Robin', { a: 1 })]);

test('describes the results as a dataset that is based on the tasks', () => {
  const data = toResultsData(results, catalogue, 'https://example.org/desk/');
  const expected = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: 'Results on Examples',
    description:
      'Scores of 1 system at 1 task of Examples, with rates, 95% intervals, steps and errors.',
    url: 'https://example.org/desk/results/',
    isBasedOn: 'https://example.org/desk/',
    inLanguage: 'en',
  } satisfies WithContext<Dataset>;
  expect(data).toMatchObject(expected);
  expect(data.distribution).toHaveLength(4);
  expect(data.distribution).toContainEqual(
    expect.objectContaining({ contentUrl: 'https://example.org/desk/data/results.csv' }),
  );
});

test('says so where results are invented', () => {
  const invented = exampleResults(['a'], [exampleRun('Robin', { a: 1 }, { isInvented: true })]);
  expect(toResultsData(invented, catalogue, undefined).description).toContain('invented');
});
