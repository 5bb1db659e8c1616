import { expect, test } from 'vitest';
import { openContexts } from './open-contexts.ts';

test.for([
  ['with (a as b):', 'with  a as b :'],
  ['  async with (a() as b, c(d) as e):', '  async with  a() as b, c(d) as e :'],
  ['with (\n  a as b,\n):\n  x', 'with     a as b   :\n  x'],
  ['with (a as b, # d: e\n c as d):', `with  a as b,${' '.repeat(9)}c as d :`],
] as const)('opens %j', ([text, opened]) => {
  expect(openContexts(text)).toBe(opened);
  expect(opened).toHaveLength(text.length);
});

test.for([
  'with (a):',
  'with (a, b) as c:',
  'with (a as b',
  'with (a as b, # why',
  'x = (a as b):',
])('leaves %j as it is', (text) => {
  expect(openContexts(text)).toBe(text);
});

test('looks no further than contexts are long', () => {
  const text = `with (${'a as b, '.repeat(1000)}):`;
  expect(openContexts(text)).toBe(text);
});
