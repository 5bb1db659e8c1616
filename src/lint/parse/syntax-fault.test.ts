import { expect, test } from 'vitest';
import { findSyntaxFault } from './syntax-fault.ts';

test.for([
  ['', 'the file is empty', 0],
  [' \n', 'the file is empty', 0],
  [
    'version https://git-lfs.github.com/spec/v1\nsize 7\n',
    'the file is a pointer of Git LFS, which "git lfs pull" replaces with the file itself',
    0,
  ],
  ['{"a": 1,}', 'unexpected comma after the last element', 7],
  ['[1, ]', 'unexpected comma after the last element', 2],
  ['{"a" 1}', 'missing colon after the key', 5],
  ['{"a": 1 "b": 2}', 'missing comma', 8],
  ['{"a":}', 'missing value', 5],
  ["{'a': 1}", 'a string in single quotes', 1],
  [`{"a": 'x'}`, 'a string in single quotes', 6],
  ['{ a : 1}', 'a key without double quotes', 2],
  ['{"a": 1, # note\n"b": 2}', 'unexpected comment', 9],
  ['{"a": True}', 'True, which JSON writes as true', 6],
  ['{"a": None, "b": 1}', 'None, which JSON writes as null', 6],
  ['{"a": Trueish}', 'unexpected "Trueish"', 6],
  ['{"a" = 1}', 'unexpected "="', 5],
  ['{"a": 1; "b": 2}', 'unexpected ";"', 7],
  [`{"a": ${'x'.repeat(30)}}`, `unexpected "${'x'.repeat(20)}"`, 6],
  ['{“a”: 1}', 'curly quotes instead of straight ones', 1],
  ['{"a": 1,\n<<<<<<< HEAD\n"b": 2\n=======\n}', 'a merge conflict that is not resolved', 9],
  ['{"a": NaN}', 'unexpected "NaN"', 6],
  ['{"a": 1.}', 'unterminated number', 6],
  ['{"a": "x\ty"}', 'a line break or another control character in a string', 6],
  ['{"a": "x', 'a string that does not end on its line; a line break is written as \\n', 6],
  [String.raw`{"a": "\q"}`, 'unknown escape sequence; a backslash is written as \\\\', 6],
  [String.raw`{"a": "\u12"}`, String.raw`a \u escape without four hexadecimal digits`, 6],
  ['// note\n{}', 'unexpected comment', 0],
  ['{} {}', 'unexpected text after the end of the value', 3],
  ['{"a": 1', 'missing "}" at the end of an object', 7],
  ['[1', 'missing "]" at the end of an array', 2],
] as const)('names the first fault of %j', ([text, found, offset]) => {
  expect(findSyntaxFault(text, 10)).toEqual({ found, offset });
});

test('counts the values of a file of JSON Lines', () => {
  const found = 'the file has 2 JSON values, one in each line';
  expect(findSyntaxFault('{}\n\n{"a": 1}\n', 10)).toEqual({ found, offset: 4, isLines: true });
  expect(findSyntaxFault('{}\nx', 10)).not.toHaveProperty('isLines');
});

test('does not descend into a text that is nested too deep', () => {
  expect(findSyntaxFault('['.repeat(100_000), 10)).toEqual({
    found: 'the text is nested more than 10 levels deep',
    offset: 0,
  });
});
