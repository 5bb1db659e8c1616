import { expect, test } from 'vitest';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { addresses, shortenAddress, toWebAddress, withBase } from './addresses.ts';

test.for([
  ['/', '/tasks/'],
  ['', '/tasks/'],
  ['/catalogue', '/catalogue/tasks/'],
  ['/catalogue/', '/catalogue/tasks/'],
  ['/a/b//', '/a/b/tasks/'],
] as const)('puts the base "%s" before an address', ([base, expected]) => {
  expect(withBase(base, addresses.tasks)).toBe(expected);
});

test.for([
  ['a task', addresses.task('a/linux'), '/tasks/a/linux/'],
  ["a task's file", addresses.taskFile('a'), '/tasks/a.json'],
  ['a short name', addresses.shortTask('3bb2a432'), '/t/3bb2a432/'],
  ['the first page of all tasks', addresses.tasksPage(1), '/tasks/'],
  ['a later page of all tasks', addresses.tasksPage(2), '/tasks/page/2/'],
  ['a facet', addresses.facet('env-change'), '/env-change/'],
  ['a group', addresses.group('apps', 'os'), '/apps/os/'],
  ['the findings', addresses.findingsWith({}), '/findings/'],
  ['the findings of a rule', addresses.findingsWith({ rule: ['W02'] }), '/findings/?rule=W02'],
  ['a file for other tools', addresses.dataFile('tasks.csv'), '/data/tasks.csv'],
  ['its schema', addresses.exportSchema('findings'), '/schema/findings.schema.json'],
  ['a later page of a group', addresses.group('apps', 'os', 2), '/apps/os/2/'],
] as const)('addresses %s', ([, address, expected]) => {
  expect(address).toBe(expected);
});

const vlc = { facet: 'apps', name: 'vlc' } as const;

test.for([
  ['nothing', [], '/tasks/'],
  ['a group', [vlc], '/tasks/?app=vlc'],
  ['a value without a page', [{ facet: 'live', name: 'example.org' }], '/tasks/?live=example.org'],
  ['a value in words', [{ facet: 'proxy', name: 'not needed' }], '/tasks/?proxy=not+needed'],
  [
    'characters of an address',
    [{ facet: 'folder', name: 'a&b=c/d' }],
    '/tasks/?folder=a%26b%3Dc%2Fd',
  ],
  [
    'several values',
    [vlc, { facet: 'env-change', name: 'low' }, { facet: 'change', name: 'high' }],
    '/tasks/?app=vlc&change=low&change=high',
  ],
] as const)('addresses the explorer with %s', ([, values, expected]) => {
  expect(addresses.explorerWith(...values)).toBe(expected);
});

test.for(['-', '-x', '--x', 'x-', 'a b', 'ä', '+', '%2F', 'a&app=b'])(
  'lets the explorer read the value "%s" again, though it begins like one to leave out',
  (name) => {
    const address = addresses.explorerWith({ facet: 'apps', name });
    const known = new Map([['app', new Set([name])]]);
    const { query, unknown } = readQuery(address.slice(address.indexOf('?')), known);
    expect(unknown).toEqual([]);
    expect(query.included).toEqual(known);
    expect(query.excluded.size).toBe(0);
  },
);

test('addresses a rule by its code', () => {
  expect(addresses.rule('W01')).toContain('w01');
});

test.for(['https://example.org', 'http://example.org/a?b=c#d', 'HTTPS://例え.jp/'])(
  'takes %s for a web address',
  (text) => {
    expect(toWebAddress(text)).toBe(text);
  },
);

test.for([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org/a',
  'file:///etc/hosts',
  '//example.org',
  ' https://example.org',
  'https://example.org/a b',
  'https://example.org\njavascript:alert(1)',
  'https://',
  'see https://example.org',
  '/home/user',
  '',
])('takes %j for none', (text) => {
  expect(toWebAddress(text)).toBeUndefined();
});

const long = 'a'.repeat(60);

test.for([
  ['a short one', 'https://example.org/a', 'https://example.org/a'],
  ['a long one', `https://example.org/${long}/report.pdf?x=1`, 'example.org/…/report.pdf'],
  ['one that ends in a slash', `https://example.org/${long}/docs/`, 'example.org/…/docs'],
  ['one without a path', `https://example.org/?${long}`, `https://example.org/?${long}`],
  ['one with a long last part', `https://example.org/${long}a`, `https://example.org/${long}a`],
] as const)('shortens %s', ([, address, expected]) => {
  expect(shortenAddress(address)).toBe(expected);
});
