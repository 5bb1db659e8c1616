import { expect, test } from 'vitest';
import { folderOf, isAbsolutePath, isBelow, joinPath, lacksBackslashes } from './paths.ts';

test.for(['/a', '~/a', '~', 'C:/a', String.raw`c:\a`, 'C:', String.raw`\\server\a`])(
  'takes %s as absolute',
  (path) => {
    expect(isAbsolutePath(path)).toBe(true);
  },
);

test.for(['', 'a', './a', 'a/~', 'https://example.org', 'C:a', '-C:/a'])(
  'takes %s as relative',
  (path) => {
    expect(isAbsolutePath(path)).toBe(false);
  },
);

test('sees where a shell took the backslashes', () => {
  expect(['C:Users', String.raw`C:\Users`, 'C:'].map(lacksBackslashes)).toEqual([
    true,
    false,
    false,
  ]);
});

test.for([
  [undefined, 'a', 'a'],
  ['/b/', 'a', '/b/a'],
  ['/b', '/a', '/a'],
  ['/b', '~/a', '~/a'],
  ['/b', 'C:\\a', 'C:\\a'],
] as const)('seen from %s, %s is %s', ([folder, path, joined]) => {
  expect(joinPath(folder, path)).toBe(joined);
});

test.for([
  ['/a/b.txt', '/a'],
  [String.raw`C:\a\b.txt`, String.raw`C:\a`],
  ['/b.txt', ''],
  ['b.txt', ''],
] as const)('finds the folder of %s', ([path, folder]) => {
  expect(folderOf(path)).toBe(folder);
});

test.for([
  ['/a/b', '/a', true],
  [String.raw`C:\a\b`, String.raw`C:\a`, true],
  ['/ab', '/a', false],
  ['/a', '/a', false],
] as const)('sees whether %s is below %s', ([path, folder, expected]) => {
  expect(isBelow(path, folder)).toBe(expected);
});
