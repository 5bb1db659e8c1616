import { expect, test } from 'vitest';
import { saysMore } from './says-more.ts';

test.for([
  ['solved and failed tasks', [1, 0, undefined], false],
  ['a task that is partly solved', [1, 0.5], true],
  ['no task', [], false],
] as const)('whether scores say more than the status: %s', ([, scores, more]) => {
  expect(saysMore(scores.map((score) => ({ score })))).toBe(more);
});
