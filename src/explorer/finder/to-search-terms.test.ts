import { expect, test } from 'vitest';
import { parseLine } from './parse-line.ts';
import { toSearchTerms } from './to-search-terms.ts';

test.for([
  ['(pivot), table?', ['pivot', 'table']],
  ['(C++), C#: and C.', ['C++', 'C#', 'and', 'C']],
  ['notepad++ #1', ['notepad', '1']],
  ['?', []],
  ['(bold OR "a b" OR tab) calc', ['bold OR a b OR tab', 'calc']],
  ['OR bold OR', ['bold']],
  ['bold "OR" italic or tab', ['bold', 'OR', 'italic', 'or', 'tab']],
] as const)('takes the words of "%s"', ([line, words]) => {
  expect(toSearchTerms(parseLine(line)).map(({ text }) => text)).toEqual(words);
});
