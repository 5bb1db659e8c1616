import { expect, test } from 'vitest';
import { readNamePattern } from './name-pattern.ts';

test.for([
  ['*.json', ['a.json', '表.json'], ['a.jsonl', '.a.json', 'json']],
  ['test_*.json', ['test_.json', 'test_a.json'], ['test.json', 'a_test_a.json']],
  ['a*b*c', ['abc', 'aXbbXc', 'abcabc'], ['abcX', 'acb']],
  ['?.json', ['a.json', '🎞.json'], ['ab.json', '.json']],
  ['[a-c1].json', ['a.json', 'c.json', '1.json'], ['d.json', '-.json']],
  ['[!a].json', ['b.json'], ['a.json']],
  ['[]x]', [']', 'x'], ['a']],
  ['[a-]', ['a', '-'], ['b']],
  ['[a', ['[a'], ['a']],
  ['\\*', ['*'], ['a']],
  ['.*', ['.a'], ['a']],
  ['+(a|b)', ['+(a|b)'], ['a', 'ab']],
  ['**', ['a', 'ab'], []],
  ['b\u00FC*', ['b\u00FCro', 'bu\u0308ro'], ['buro']],
  ['bu\u0308?o', ['b\u00FCro', 'bu\u0308ro'], ['bu\u0308o']],
] as const)('%s', ([pattern, matching, others]) => {
  const { matches } = readNamePattern(pattern);
  expect(matching.filter((name) => !matches(name))).toEqual([]);
  expect(others.filter(matches)).toEqual([]);
});

test('has a literal name where it has no wildcard', () => {
  expect(readNamePattern('a\\*.json').literal).toBe('a*.json');
  expect(readNamePattern('*.json').literal).toBeUndefined();
  expect(readNamePattern('b\u00FCro.json').literal).toBeUndefined();
});

test('is fast, however many wildcards it has', () => {
  const name = 'a'.repeat(255);
  expect(readNamePattern(`${'*a'.repeat(100)}*b`).matches(name)).toBe(false);
  expect(readNamePattern(`${'+('.repeat(300)}a${')'.repeat(300)}*`).matches(name)).toBe(false);
});
