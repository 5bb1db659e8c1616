import { expect, test } from 'vitest';
import { countSearchParts, findSearchPart } from './search-parts.ts';

test.for([
  [0, 1],
  [369, 1],
  [500, 1],
  [501, 2],
  [3690, 8],
  [20_000, 8],
] as const)('%d tasks are in %d parts', ([tasks, parts]) => {
  expect(countSearchParts(tasks)).toBe(parts);
});

test('tasks are divided evenly, by their addresses', () => {
  const counts = [0, 0, 0, 0];
  for (let task = 0; task < 4000; task++) {
    const part = findSearchPart(`/tasks/app/${task}-aé/`, 4);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(900);
});

test('the digest is the published one of FNV-1a', () => {
  expect(findSearchPart('foobar', 2 ** 32)).toBe(0xbf9cf968);
});
