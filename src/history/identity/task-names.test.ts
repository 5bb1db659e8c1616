import { expect, test } from 'vitest';
import { listTaskNames } from './task-names.ts';

test.for([
  ['in no folder', 'a.json', ['x']],
  ['in a folder', 'web/a.json', ['x', 'web/x']],
  ['in a folder of another one', 'linux/web/a.json', ['x', 'web/x', 'linux/web/x']],
] as const)('lists the names of a task %s', ([, file, names]) => {
  expect(listTaskNames({ id: 'x', file })).toEqual(names);
});
