import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { profileSuites } from './suite-profiles.ts';

const tasks = {
  'os/a.json': { id: 'a', related_apps: ['vlc', 'gimp'], config: [] },
  'os/b.json': { id: 'b', related_apps: ['vlc'], config: [] },
  'os/c.json': { id: 'c', related_apps: ['chrome'], config: [] },
};

test('compares all tasks and every suite by the same apps', () => {
  const members = [
    { folder: 'os', id: 'a' },
    { folder: 'os', id: 'b' },
  ];
  const profiles = profileSuites(exampleCatalogue(tasks, { suites: [{ name: 'short', members }] }));
  expect(
    profiles.map(({ label, address, tasks: count, apps }) => [
      label,
      address,
      count,
      apps.map((app) => `${app.label} ${app.count} ${app.address ?? ''}`),
    ]),
  ).toEqual([
    [
      'All tasks',
      '/tasks/',
      3,
      ['VLC 2 /tasks/?app=vlc', 'Chrome 1 /tasks/?app=chrome', 'GIMP 1 /tasks/?app=gimp'],
    ],
    [
      'short',
      '/tasks/?suite=short',
      2,
      ['VLC 2 /tasks/?app=vlc&suite=short', 'Chrome 0 ', 'GIMP 1 /tasks/?app=gimp&suite=short'],
    ],
  ]);
  expect(profiles[0]).toMatchObject({ setupActions: 0, checks: 1 });
});

test.for([
  ['names no suite', []],
  ['has no task of its suites', [{ name: 'none', members: [{ folder: 'os', id: 'z' }] }]],
] as const)('compares nothing when the dataset %s', ([, suites]) => {
  expect(profileSuites(exampleCatalogue(tasks, { suites }))).toEqual([]);
});
