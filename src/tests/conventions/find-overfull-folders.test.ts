import { expect, test } from 'vitest';
import { findOverfullFolders } from './find-overfull-folders.ts';

test.for([
  ['as many as it may', ['a/1.ts', 'a/2.astro'], []],
  ['one too many', ['a/1.ts', 'a/2.ts', 'a/3.astro'], ['a: 3']],
  ['tests beside its modules', ['a/1.ts', 'a/1.test.ts', 'a/2.spec.ts', 'a/2.ts'], []],
  ['modules in folders of its own', ['a/1.ts', 'a/b/1.ts', 'a/b/2.ts'], []],
] as const)('a folder with %s', ([, files, overfull]) => {
  expect(findOverfullFolders(files, 2)).toEqual(overfull);
});
