import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { listEarlierGroups } from './earlier-groups.ts';

test('lists the apps and functions that no task of today names', () => {
  const today = exampleCatalogue({
    'a.json': { id: 'a', related_apps: ['vlc'], evaluator: { func: 'own_new' } },
  });
  const { entries } = exampleCatalogue({
    'b.json': {
      id: 'b',
      related_apps: ['vlc', 'scratch pad'],
      evaluator: { func: ['own_old', 'own_new'] },
    },
    'c.json': { id: 'c', related_apps: ['vlc'], evaluator: { func: ['OWN_NEW', 'own_old'] } },
  });
  const listed = listEarlierGroups(today, entries).map(({ facet, name, segment, tasks }) => [
    `${facet}: ${name}`,
    segment,
    tasks.map(({ id }) => id).join(' '),
  ]);
  expect(listed).toEqual([
    ['apps: scratch_pad', 'scratch_pad', 'b'],
    ['metrics: own_old', 'own_old', 'b c'],
    ['metrics: OWN_NEW', expect.stringMatching(/^OWN_NEW-\w+$/), 'c'],
  ]);
});

test('a function that the vocabulary has is in no list, since it has a page anyway', () => {
  const today = exampleCatalogue({ 'a.json': { evaluator: { func: 'exact_match' } } });
  const { entries } = exampleCatalogue({ 'b.json': { evaluator: { func: 'compare_table' } } });
  expect(listEarlierGroups(today, entries)).toEqual([]);
});

test('of many unknown names, today has a list, and earlier versions have the pages of some', () => {
  const names = Array.from({ length: 502 }, (_, index) => `own_${index}`);
  const today = exampleCatalogue({ 'a.json': { evaluator: { func: names } } });
  const { entries } = exampleCatalogue({
    'b.json': { evaluator: { func: [...names, ...names.map((name) => `old_${name}`)] } },
    'c.json': { evaluator: { func: 'old_own_501' } },
  });
  const listed = listEarlierGroups(today, entries).map(({ name }) => name);
  expect(listed.slice(0, 2)).toEqual(['old_own_501', 'old_own_0']);
  expect(listed.length).toBe(500);
});
