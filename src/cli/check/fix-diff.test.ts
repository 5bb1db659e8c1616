import { expect, test } from 'vitest';
import { toVisibleDiff } from './fix-diff.ts';

test('a diff on a terminal shows what would move its cursor', () => {
  expect(toVisibleDiff('-\t"a": "\u001B[2J",\n+\t"é": 1\n')).toBe(
    `-\t"a": "${String.raw`\u001b`}[2J",\n+\t"é": 1\n`,
  );
});
