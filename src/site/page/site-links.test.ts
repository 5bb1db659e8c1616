import { expect, test } from 'vitest';
import { findShownVersion, listSiteLinks } from './site-links.ts';

const released = { states: [{ version: '1.0.0', segment: '1-0-0' }] };

test('leads to results and releases where there are any', () => {
  const labels = (more: object) => listSiteLinks({ about: {}, ...more }).map(({ label }) => label);
  expect(labels({})).toEqual(['Tasks', 'Apps', 'Metrics', 'Statistics', 'Cite and download']);
  expect(labels({ results: {}, history: released }).slice(4, 6)).toEqual(['Results', 'Releases']);
});

test.for([
  ['no version', {}, undefined, undefined],
  [
    'a version without releases',
    { version: '1.0.0' },
    undefined,
    { version: '1.0.0', address: undefined },
  ],
  ['a release', { version: '1.0.0' }, released, { version: '1.0.0', address: '/releases/1-0-0/' }],
  [
    'what is not released yet',
    { version: '2.0.0' },
    { states: [...released.states, { version: undefined, segment: 'next' }] },
    { version: '2.0.0', address: undefined },
  ],
] as const)('knows the version of %s', ([, about, history, expected]) => {
  expect(findShownVersion({ about, history })).toEqual(expected);
});
