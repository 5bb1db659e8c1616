import { expect, test } from 'vitest';
import { parsePython } from './parse-python.ts';
import { stringValue } from './string-value.ts';

function valueOf(literal: string): string | undefined {
  const { root, text } = parsePython(literal);
  const node = root.children[0]?.children[0];
  return node && stringValue(node, text);
}

test.for([
  [`'single'`, 'single'],
  [`"double"`, 'double'],
  [`"""long\n'quoted'"""`, "long\n'quoted'"],
  [`r'raw\\n'`, 'raw\\n'],
  [`'line\\n\\ttab \\x41 \\u00e9 \\U0001F600 \\101'`, 'line\n\ttab A é 😀 A'],
  [`'a \\\nb'`, 'a b'],
  [`'half a pair \\ud83c'`, 'half a pair \uFFFD'],
  [`'unknown \\d'`, 'unknown \\d'],
  [`'one ' "two"`, 'one two'],
  [`u'unicode'`, 'unicode'],
] as const)('reads %s', ([literal, value]) => {
  expect(valueOf(literal)).toBe(value);
});

test.for([`b'bytes'`, `f'{x}'`, `'a' f'{x}'`, `12`, `name`])('knows no value of %s', (literal) => {
  expect(valueOf(literal)).toBeUndefined();
});
