import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { countWithin } from './group-contents.ts';

const judged = (func: string | string[]) => ({ evaluator: { func } });
const { findGroup } = exampleCatalogue({
  'a.json': { related_apps: ['vlc', 'gimp'], ...judged('compare_csv') },
  'b.json': { related_apps: ['vlc', 'os'], ...judged(['exact_match', 'exact_match']) },
  'c.json': { related_apps: ['gimp', 'vlc'], ...judged('exact_match') },
});

const show = (facet: 'apps' | 'metrics', name: string, within: 'apps' | 'metrics') => {
  const group = findGroup(facet, name);
  return group && countWithin(group, within).map((one) => [one.label, one.count, one.address]);
};

test('counts the metrics of an app, each once for a task', () => {
  expect(show('apps', 'vlc', 'metrics')).toEqual([
    ['exact_match', 2, '/tasks/?app=vlc&metric=exact_match'],
    ['compare_csv', 1, '/tasks/?app=vlc&metric=compare_csv'],
  ]);
});

test('counts the other apps of an app, and leads to the tasks of both', () => {
  expect(show('apps', 'vlc', 'apps')).toEqual([
    ['GIMP', 2, '/tasks/?app=vlc&app=gimp&all=app'],
    ['Operating system', 1, '/tasks/?app=vlc&app=os&all=app'],
  ]);
});

test('counts the apps of a metric, with their marks', () => {
  const group = findGroup('metrics', 'compare_csv');
  expect(group && countWithin(group, 'apps').map(({ label, mark }) => [label, mark])).toEqual([
    ['VLC', 'spine hue-58'],
    ['GIMP', 'spine hue-122'],
  ]);
});
