import { expect, test } from 'vitest';
import { findSyntaxFault } from './syntax-fault.ts';

test.for([
  ['', 'the file is empty', 0],
  [' \n', 'the file is empty', 0],
  ['{"a": 1,}', 'there is a comma after the last entry', 7],
  ['[1, ]', 'there is a comma after the last entry', 2],
  ['{"a" 1}', 'a colon is missing after the key', 5],
  ['{"a": 1 "b": 2}', 'a comma is missing', 8],
  ['{"a":}', 'a value is missing', 5],
  ["{'a': 1}", 'there is a word that JSON does not know', 1],
  ['{"a": NaN}', 'there is a word that JSON does not know', 6],
  ['{"a": 1.}', 'a number is cut off', 6],
  ['{"a": "x\ty"}', 'a text holds a line break or another control character', 6],
  ['{"a": "x', 'a text is not closed with a double quote', 6],
  [String.raw`{"a": "\q"}`, 'a backslash is followed by a letter that has no meaning', 6],
  [String.raw`{"a": "\u12"}`, String.raw`a \u escape lacks its four hexadecimal digits`, 6],
  ['// note\n{}', 'there is a comment', 0],
  ['{} {}', 'there is more text after the end of the value', 3],
  ['{"a": 1', 'the text ends before an object is closed with "}"', 7],
  ['[1', 'the text ends before a list is closed with "]"', 2],
] as const)('names the first fault of %j', ([text, found, offset]) => {
  expect(findSyntaxFault(text, 10)).toEqual({ found, offset });
});

test('does not descend into a text that is nested too deep', () => {
  expect(findSyntaxFault('['.repeat(100_000), 10)).toEqual({
    found: 'the text is nested deeper than 10 levels',
    offset: 0,
  });
});
