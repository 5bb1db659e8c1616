import { expect, test } from 'vitest';
import { parseWellFormed } from './parse-well-formed.ts';

test.for([
  ['the first half of a pair', String.raw`{"\ud83c":["a\uD83C b"]}`, { '\uFFFD': ['a\uFFFD b'] }],
  ['the second half of a pair', String.raw`"\udf8e"`, '\uFFFD'],
  ['two halves in the wrong order', String.raw`"\udf8e\ud83c"`, '\uFFFD\uFFFD'],
  ['nothing of a whole pair', String.raw`"\ud83c\udf8e\ud83c"`, '🎎\uFFFD'],
  ['nothing behind an escaped backslash', String.raw`"\\ud83c\ud83c"`, '\\ud83c\uFFFD'],
  ['nothing of other escapes', String.raw`"\n\u00e9\"\ud83c"`, '\né"\uFFFD'],
  ['nothing of a text that is not JSON', String.raw`"\ud83c`, undefined],
] as const)('replaces %s', ([, text, value]) => {
  expect(parseWellFormed(text)).toEqual(value);
});

test('reads a value of any depth', () => {
  const text = String.raw`${'['.repeat(100_000)}"\ud83c"${']'.repeat(100_000)}`;
  expect(Array.isArray(parseWellFormed(text))).toBe(true);
});
