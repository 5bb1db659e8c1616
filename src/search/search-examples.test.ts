import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { searchExamples } from './search-examples.ts';

test('offers an app, a metric and the beginning of an id', () => {
  const catalogue = exampleCatalogue({
    'a.json': { id: '3bb2a432-f95d-48e1', related_apps: ['vlc'], evaluator: { func: 'check_csv' } },
  });
  expect(searchExamples(catalogue)).toEqual(['VLC', 'check_csv', '3bb2a432']);
});

test('offers no metric that no task names', () => {
  const catalogue = exampleCatalogue({ 'a.json': { id: 'a', related_apps: [], evaluator: {} } });
  expect(searchExamples(catalogue)).toEqual(['a']);
});

test('offers no empty examples', () => {
  expect(searchExamples({ ...exampleCatalogue({}), entries: [] })).not.toContain('');
});
