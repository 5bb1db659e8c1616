import { expect, test } from 'vitest';
import { expandBraces } from './expand-braces.ts';

test.for([
  ['a', ['a']],
  ['{a,b}', ['a', 'b']],
  ['x{a,b}y{c,d}', ['xayc', 'xayd', 'xbyc', 'xbyd']],
  ['{a,{b,c}d}', ['a', 'bd', 'cd']],
  ['{a,}', ['a', '']],
  ['{a}', ['{a}']],
  ['{{a,b}}', ['{a}', '{b}']],
  ['{a,b', ['{a,b']],
  ['a,b}', ['a,b}']],
  ['\\{a,b}', ['\\{a,b}']],
  ['{1..3}', ['{1..3}']],
] as const)('expands %s', ([pattern, expected]) => {
  expect(expandBraces(pattern, 100)).toEqual(expected);
});

test.for([
  ['a group', `{${','.repeat(100)}}`],
  ['groups', '{a,b}'.repeat(200)],
  ['nested groups', `${'{a,'.repeat(250)}b${'}'.repeat(250)}`],
])('ends at the limit of %s', ([, pattern = '']) => {
  expect(expandBraces(pattern, 100)).toBeUndefined();
});

test.for([
  '{'.repeat(1000),
  '{a'.repeat(500),
  '}'.repeat(1000),
  `${'{'.repeat(500)}${'}'.repeat(500)}`,
])('takes braces without a comma as characters: %.9s…', (pattern) => {
  expect(expandBraces(pattern, 100)).toEqual([pattern]);
});
