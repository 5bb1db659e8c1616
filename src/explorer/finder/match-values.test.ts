import { expect, test } from 'vitest';
import { matchValues, toNumberTest } from './match-values.ts';

const names = [['compare_table'], ['compare_text', 'Text'], ['table'], ['a+b'], ['text ext']];

test.for([
  ['the very value alone', 'table', [2]],
  ['another name, in another case', 'TEXT', [1]],
  ['whole words', 'compare', [0, 1]],
  ['no parts of words', 'compar', []],
  ['a whole word after a part of one', 'ext', [4]],
  ['nothing for nothing', '', []],
  ['a star', 'comp*', [0, 1]],
  ['several stars', '*p*e_t*b*', [0]],
  ['stars in a row', 'comp***', [0, 1]],
  ['no two stars for the same letters', 'tab*able', []],
  ['a name without what divides its words', 'comparetable', [0]],
  ['a name with blanks', 'compare text', [1]],
  ['characters of patterns literally', 'a+b', [3]],
] as const)('matches %s', ([, written, positions]) => {
  expect(matchValues(written, names)).toEqual(positions);
});

test.for([
  ['3', [3]],
  ['>3', [4, 5]],
  ['>=3', [3, 4, 5]],
  ['<2', [0, 1]],
  ['<=1', [0, 1]],
  ['2..4', [2, 3, 4]],
  ['2-4', [2, 3, 4]],
  ['2–4', [2, 3, 4]],
  ['4..', [4, 5]],
  ['..1', [0, 1]],
  ['＞３', [4, 5]],
  ['>2.5', [3, 4, 5]],
  ['-1..1.5', [0, 1]],
  ['-3', []],
] as const)('the number %s', ([written, fitting]) => {
  expect([0, 1, 2, 3, 4, 5].filter(toNumberTest(written) ?? (() => false))).toEqual(fitting);
});

test.for(['many', '..', '1.', '3-'])('%s is not a number', (written) => {
  expect(toNumberTest(written)).toBeUndefined();
});

test('matches many stars in a long name at once', () => {
  const name = 'ab'.repeat(5000);
  expect(matchValues(`${'*a'.repeat(50)}*x`, [[name]])).toEqual([]);
  expect(matchValues(`${'*a'.repeat(50)}*b`, [[name]])).toEqual([0]);
});
