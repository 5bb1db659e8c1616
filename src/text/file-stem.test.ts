import { expect, test } from 'vitest';
import { fileStem } from './file-stem.ts';

test.for([
  ['a file', 'task.json', 'task'],
  ['a file in a folder', 'os/deep/task.json', 'task'],
  ['an extension in capitals', 'os/task.JSON', 'task'],
  ['a name with dots', 'v1.2.json', 'v1.2'],
] as const)('takes the stem of %s', ([, file, stem]) => {
  expect(fileStem(file)).toBe(stem);
});
