import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { findMatches, matchesGlob } from './find-matches.ts';

const files = [
  ...['all.json', 'a/one.json', 'a/b/two.json', 'a/b/c/two.json', 'a/list.txt', '.hidden/x.json'],
  ...[
    'node_modules/p/x.json',
    'a/.x.json',
    'odd/[x].json',
    'odd/a\nb.json',
    'odd/c\nd/e/line.json',
    'odd/bu\u0308ro/x.json',
    'odd/+(a|b)',
  ],
];

test.for([
  ['all.json', ['all.json']],
  ['./a//one.json', ['a/one.json']],
  ['*.json', ['all.json']],
  ['*/*.json', ['a/one.json', 'odd/[x].json', 'odd/a\nb.json']],
  ['a/**/*.json', ['a/b/c/two.json', 'a/b/two.json', 'a/one.json']],
  ['**/two.json', ['a/b/c/two.json', 'a/b/two.json']],
  ['**/b/**/two.json', ['a/b/c/two.json', 'a/b/two.json']],
  ['**/line.json', ['odd/c\nd/e/line.json']],
  ['odd/**/line.json', ['odd/c\nd/e/line.json']],
  ['a/b/**', ['a/b/c/two.json', 'a/b/two.json']],
  ['{all,a/one}.json', ['a/one.json', 'all.json']],
  ['{all.json,*.json}', ['all.json']],
  ['{a/{b,none},a/b/c}/two.json', ['a/b/c/two.json', 'a/b/two.json']],
  ['a/[!.a-n]*.json', ['a/one.json']],
  ['a/?ne.json', ['a/one.json']],
  ['.hidden/*.json', ['.hidden/x.json']],
  ['odd/\\[x\\].json', ['odd/[x].json']],
  ['odd/+(a|b)', ['odd/+(a|b)']],
  ['odd/bu\u0308ro/?.json', ['odd/bu\u0308ro/x.json']],
  ['odd/b\u00FCro/x.json', ['odd/bu\u0308ro/x.json']],
  ['a', []],
  ['b/*.json', []],
  ['all.json/x', []],
  ['!(all).json', []],
] as const)('finds %s', async ([glob, expected]) => {
  const folder = await createTemporaryFolder();
  for (const file of files) await folder.write(file, '{}');
  await symlink('.', join(folder.path, 'a/loop'));
  await symlink('own.json', join(folder.path, 'a/own.json'));
  expect(findMatches(folder.path, glob)).toEqual({ files: expected });
  expect(files.filter((file) => matchesGlob(file, glob)).sort()).toEqual(expected);
});

test.for([
  '../x.json',
  'a/../../x.json',
  '/etc/*',
  'C:\\x.json',
  '{a,..}/x.json',
  '\\../x.json',
  '**/..',
])('refuses %s, which leads out of the folder', (glob) => {
  expect(findMatches('.', glob)).toEqual({ fault: 'leads out of the folder of dataset.json' });
});

test('refuses globs that are too long or have too many wildcards', () => {
  expect(findMatches('.', 'a'.repeat(1001))).toEqual({ fault: 'is longer than 1000 characters' });
  for (const glob of ['{a,b}'.repeat(4), '*a*a*a*', '**/a/*/**/*b']) {
    expect(findMatches('.', glob)).toEqual({ fault: 'has more than 3 wildcards' });
    expect(matchesGlob('a', glob)).toBe(false);
  }
});

test.for([
  `${'(a+)+'.repeat(100)}b`,
  `${'[a]+'.repeat(100)}b`,
  `{${'{a,'.repeat(2)}a}}${'+(a)'.repeat(100)}b`,
  '*a*a*ab',
  `${'{'.repeat(3)}${'a,'.repeat(400)}a}}}b`,
])('is fast for %.15s…', (glob) => {
  expect(matchesGlob('a'.repeat(255), glob)).toBe(false);
});
