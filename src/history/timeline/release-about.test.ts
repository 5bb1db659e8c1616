import { expect, test } from 'vitest';
import type { About } from '#catalogue/citing/about.ts';
import { toCurrentAbout, toReleaseAbout } from './release-about.ts';

const about: About = {
  title: 'Office Tasks',
  language: 'en',
  version: '2.0.0',
  citation: { date: '2026-06-01', venue: 'Workshop' },
};

test('cites a release with its own dataset.json, and with the current one for missing fields', () => {
  const release = { version: '1.0.0', segment: '1.0.0', date: '2025-03-01', doi: undefined };
  const stated = { title: 'Desk Tasks', authors: ['Ada Example'], citation: { doi: '10.5555/1' } };
  const today = { ...about, license: 'MIT', authors: ['Bo Example'] };
  const { citation, ...own } = toReleaseAbout(today, { ...release, about: stated }, undefined);
  expect(own).toMatchObject({ title: 'Desk Tasks', authors: ['Ada Example'], license: 'MIT' });
  expect(citation).toEqual({ doi: '10.5555/1', date: '2025-03-01', year: 2025 });
  expect(toReleaseAbout(today, release, undefined)).toMatchObject({
    ...{ title: 'Office Tasks', authors: ['Bo Example'], citation: { venue: 'Workshop' } },
  });
});

test('tasks that have changed since the last release are cited as no release', () => {
  expect(toCurrentAbout(about, { version: undefined, date: undefined, doi: undefined })).toEqual({
    ...about,
    version: undefined,
    citation: { venue: 'Workshop', year: 2026 },
  });
});

test.for([
  ['a dataset without releases', undefined],
  ['the release that it names', { version: '2.0.0', date: '2026-06-01', doi: undefined }],
  ['the same without a date', { version: '2.0.0', date: undefined, doi: undefined }],
] as const)('%s is cited as dataset.json says', ([, current]) => {
  expect(toCurrentAbout(about, current)).toEqual(about);
});

test('tasks of a release are cited by its own DOI', () => {
  for (const [version, date] of [
    ['2.0.0', '2026-06-01'],
    ['2.1.0', '2026-07-02'],
  ] as const) {
    const current = { version, date, doi: '10.5555/own' };
    expect(toCurrentAbout(about, current)).toMatchObject({ version, releaseDoi: '10.5555/own' });
  }
});

test.for<[string, Partial<About>, object]>([
  ['no version', { version: undefined, citation: undefined }, { date: '2026-07-02' }],
  ['an earlier version', {}, { date: '2026-07-02', venue: 'Workshop' }],
  ['another day', { version: 'v2.1.0' }, { date: '2026-07-02', venue: 'Workshop' }],
])('tasks of a release are cited as that release if dataset.json has %s', ([, own, citation]) => {
  const current = { version: '2.1.0', date: '2026-07-02', doi: undefined };
  expect(toCurrentAbout({ ...about, ...own }, current)).toEqual({
    ...about,
    version: '2.1.0',
    citation,
  });
});

test('the day of an earlier version is not that of a release without a date', () => {
  expect(toCurrentAbout(about, { version: '2.1.0', date: undefined, doi: undefined })).toEqual({
    ...about,
    version: '2.1.0',
    citation: { venue: 'Workshop', year: 2026 },
  });
});
