import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { listChartedFacets } from './charted-facets.ts';
import { distributeBy, listChartedNumbers } from './distribution.ts';

const catalogue = exampleCatalogue(
  Object.fromEntries(
    [2, 2.5, 10, 10].map((pace, index) => [
      `${index}.json`,
      { related_apps: ['vlc'], pace, mood: index < 2 ? 'calm' : 'wild', same: 1 },
    ]),
  ),
);

test('charts the groups of a field with names, and a field with numbers by its size', () => {
  const groups = listChartedFacets(catalogue).map(({ label }) => label);
  expect(groups).toContain('Mood');
  expect(groups).not.toContain('Pace');
  const numbers = listChartedNumbers(catalogue.fields);
  expect(numbers.map(({ title }) => title)).toEqual(['Setup steps', 'Checks', 'Pace']);
});

test('spreads a field with numbers that are no integers', () => {
  const pace = listChartedNumbers(catalogue.fields).find(({ title }) => title === 'Pace');
  expect(pace?.summary).toBe('The field "pace" of the task files.');
  expect(pace && distributeBy(catalogue.entries, pace.numbersOf)).toEqual({
    numbers: [2, 2.5, 10, 10],
    least: 2,
    median: 6.25,
    most: 10,
  });
});
