import { expect, test } from 'vitest';
import type { About } from '../../catalogue/citing/about.ts';
import { toCurrentAbout } from './release-about.ts';

const about: About = {
  title: 'Office Tasks',
  language: 'en',
  version: '2.0.0',
  citation: { date: '2026-06-01', venue: 'Workshop' },
};

test('tasks that have changed since the last release are cited as no release', () => {
  expect(toCurrentAbout(about, { version: undefined })).toEqual({
    ...about,
    version: undefined,
    citation: { venue: 'Workshop', year: 2026 },
  });
});

test.for([
  ['a dataset without releases', undefined],
  ['a release', { version: '2.0.0' }],
] as const)('%s is cited as dataset.json says', ([, current]) => {
  expect(toCurrentAbout(about, current)).toBe(about);
});
