import { expect, test } from 'vitest';
import { mostShownParts, toShownParts } from './shown-parts.ts';

const parts = (length: number) => Array.from({ length }, (_, index) => index);

test('shows all parts of most tasks, and counts the rest of very many', () => {
  expect(toShownParts(parts(3))).toEqual({ shown: [0, 1, 2], more: 0 });
  expect(toShownParts(parts(mostShownParts)).more).toBe(0);
  const { shown, more } = toShownParts(parts(20_000));
  expect([shown.length, more]).toEqual([mostShownParts, 20_000 - mostShownParts]);
});
