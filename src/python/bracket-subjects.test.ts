import { expect, test } from 'vitest';
import { bracketSubjects } from './bracket-subjects.ts';

test.for([
  ['match a, b:\n  case', 'match (a, b):\n  case'],
  ['  match a:  # c, d:\n\n    # e\n    case', '  match (a):  # c, d:\n\n    # e\n    case'],
  ['match {"d": 1}, e[1:2]:\r\n case', 'match ({"d": 1}, e[1:2]):\r\n case'],
  ['match a:\n case 1: b\nmatch c:\n case', 'match (a):\n case 1: b\nmatch (c):\n case'],
] as const)('puts brackets around the subject of %j', ([text, bracketed]) => {
  const result = bracketSubjects(text);
  expect(result.text).toBe(bracketed);
  const others = bracketed.split('').filter((_, index) => !result.added.includes(index));
  expect(others.join('')).toBe(text);
});

test.for(['match = a\n', 'match, a = b\n', 'match[a:b]\n', 'match(a)\n', 'match a:\nb = case\n'])(
  'leaves %j as it is',
  (text) => {
    expect(bracketSubjects(text)).toEqual({ text, added: [] });
  },
);

test('takes no longer for many colons with a comment after them', () => {
  const text = `match ${'a:#'.repeat(300_000)}\nb = 1\n`;
  expect(bracketSubjects(text)).toEqual({ text, added: [] });
});
