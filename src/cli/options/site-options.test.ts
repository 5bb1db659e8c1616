import { expect, test } from 'vitest';
import { failureOf } from '#tests/support/usage-failure.ts';
import { toBasePath, toSitePlace, toSiteOption } from './site-options.ts';

test.for([
  ['a path', '/catalogue', '/catalogue'],
  ['a path without a slash', 'catalogue', '/catalogue'],
  ['a deeper path', '/a/b-c/', '/a/b-c/'],
  ['no path', undefined, undefined],
] as const)('takes %s to be published under', ([, text, expected]) => {
  expect(toBasePath(text)).toBe(expected);
});

test.for(['//example.org', 'https://example.org', '/a b', '/a?b'])('refuses --base %s', (text) => {
  expect(failureOf(() => toBasePath(text))[0]).toBe(`invalid value "${text}" for --base`);
});

test('takes an address to be published at', () => {
  expect(toSiteOption('https://example.org')).toBe('https://example.org');
});

test.for(['example.org', 'ftp://example.org', 'nonsense', 'https://'])(
  'refuses --site %s',
  (text) => {
    expect(failureOf(() => toSiteOption(text))[0]).toBe(`invalid value "${text}" for --site`);
  },
);

test.for([
  'https://me:secret@example.org',
  'https://me@example.org/a',
  'http://:secret@example.org',
])('refuses the credentials in %s without repeating them', (text) => {
  expect(failureOf(() => toSiteOption(text))).toEqual([
    'the address of --site contains a user name or a password',
    'Leave it out; every page would publish it.',
  ]);
});

test.for(['https://example.org/a?b=c', 'https://example.org/#top'])(
  'refuses what follows the path in %s',
  (text) => {
    expect(failureOf(() => toSiteOption(text))).toEqual([
      'the address of --site contains a query or a fragment',
      'Leave it out; the address of every page begins with that of the site.',
    ]);
  },
);

test.for([
  ['neither', {}, { site: undefined, base: undefined }],
  ['a base path', { base: 'a' }, { site: undefined, base: '/a' }],
  [
    'an address',
    { site: 'https://example.org/' },
    { site: 'https://example.org', base: undefined },
  ],
  [
    'both',
    { site: 'https://example.org', base: '/a' },
    { site: 'https://example.org', base: '/a' },
  ],
  [
    'an address with a path',
    { site: 'https://example.org/a/b/' },
    { site: 'https://example.org', base: '/a/b' },
  ],
  [
    'the same path twice',
    { site: 'https://example.org/a', base: 'a/' },
    { site: 'https://example.org', base: '/a' },
  ],
] as const)('takes %s as the place of a site', ([, options, expected]) => {
  expect(toSitePlace(options)).toEqual(expected);
});

test('refuses a path that cannot be one of a site', () => {
  expect(failureOf(() => toSitePlace({ site: 'https://example.org/a b' }))[0]).toBe(
    'invalid value "/a%20b" for the path of --site',
  );
});

test('refuses two different paths', () => {
  expect(failureOf(() => toSitePlace({ site: 'https://example.org/a', base: '/b' }))).toEqual([
    '--site has the path /a, and --base is /b',
    'Name the path in one of the two, or the same path in both.',
  ]);
});
