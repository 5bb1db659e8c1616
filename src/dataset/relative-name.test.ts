import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toRelativeName } from './relative-name.ts';

test.for([
  ['below the folder', ['tasks', 'web', 'a.json'], 'web/a.json'],
  ['beside the folder', ['dataset.json'], '../dataset.json'],
] as const)('names a file %s', ([, path, expected]) => {
  expect(toRelativeName(join('/data', 'tasks'), join('/data', ...path))).toBe(expected);
});
