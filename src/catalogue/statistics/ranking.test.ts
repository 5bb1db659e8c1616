import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { countGroup, rank } from './ranking.ts';

const { groups } = exampleCatalogue({
  '1.json': { related_apps: ['chrome', 'vlc', 'gimp'] },
  '2.json': { related_apps: ['vlc', 'gimp'] },
  '3.json': { related_apps: ['vlc'] },
});
const apps = groups.apps.map(countGroup);

test('shows the values of most tasks, with the way to them', () => {
  expect(rank(apps, 2)).toEqual({
    shown: [
      { label: 'VLC', count: 3, address: '/tasks/?app=vlc' },
      { label: 'GIMP', count: 2, address: '/tasks/?app=gimp' },
    ],
    rest: [{ label: 'Chrome', count: 1, address: '/tasks/?app=chrome' }],
  });
});

test.for([3, 4])('leaves nothing for the rest when all of three fit into %i', (limit) => {
  expect(rank(apps, limit)).toMatchObject({ shown: apps, rest: [] });
});

test('ranks nothing', () => {
  expect(rank([], 2)).toEqual({ shown: [], rest: [] });
});
