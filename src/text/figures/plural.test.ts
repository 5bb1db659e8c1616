import { expect, test } from 'vitest';
import { count } from './plural.ts';

test.for([
  [0, '0 tasks'],
  [1, '1 task'],
  [2, '2 tasks'],
  [2403, '2,403 tasks'],
] as const)('counts %d', ([number, expected]) => {
  expect(count(number, 'task')).toBe(expected);
});
