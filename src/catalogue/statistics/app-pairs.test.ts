import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { pairApps } from './app-pairs.ts';

const show = (...apps: string[][]) => {
  const tasks = apps.map((related_apps, index) => [`${index}.json`, { related_apps }] as const);
  const { pairs, tasks: count } = pairApps(exampleCatalogue(Object.fromEntries(tasks)).entries);
  return [count, pairs.map((pair) => `${pair.label}: ${pair.count}`)];
};

test.for<[string, string[][], unknown]>([
  ['no task', [], [0, []]],
  ['one app alone', [['vlc'], ['Chrome', 'chrome']], [0, []]],
  [
    'a pair in either order',
    [
      ['vlc', 'gimp'],
      ['gimp', 'vlc'],
    ],
    [2, ['GIMP + VLC: 2']],
  ],
  [
    'three apps, the most frequent pair first',
    [['gimp', 'vlc', 'chrome'], ['vlc', 'gimp'], ['gimp']],
    [2, ['GIMP + VLC: 2', 'Chrome + GIMP: 1', 'Chrome + VLC: 1']],
  ],
])('pairs the apps of %s', ([, apps, expected]) => {
  expect(show(...apps)).toEqual(expected);
});

test('a pair leads to the tasks that use both', () => {
  const { entries } = exampleCatalogue({ 'a.json': { related_apps: ['vlc', 'gimp'] } });
  expect(pairApps(entries).pairs[0]?.address).toBe('/tasks/?app=gimp&app=vlc&all=app');
});

test('does not count the pairs of more than twenty apps', () => {
  const [, pairs] = show(Array.from({ length: 500 }, (_, index) => `app ${index}`));
  expect(pairs).toHaveLength(190);
});
