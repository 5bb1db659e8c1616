import { expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { digestModules } from './digest-code.ts';

const folder = folderForEachTest();

test.for([
  ['a changed module', 'deep/a.ts', true],
  ['a new module', 'b.js', true],
  ['a changed test', 'a.test.ts', false],
  ['another file', 'README.md', false],
] as const)('%s', async ([, name, isOther]) => {
  await folder.write('deep/a.ts', 'one');
  const before = digestModules(folder.path);
  await folder.write(name, 'two');
  expect(digestModules(folder.path) !== before).toBe(isOther);
});
