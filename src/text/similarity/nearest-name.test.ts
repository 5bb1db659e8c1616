import { expect, test } from 'vitest';
import { findNearestName } from './nearest-name.ts';

const candidates = ['check_csv', 'compare_csv', 'compare_table', 'exact_match', 'act'];

test.for([
  ['a letter left out', 'chek_csv', 'check_csv'],
  ['a letter too many', 'exact_matchh', 'exact_match'],
  ['another letter', 'compare_cvs', 'compare_csv'],
  ['two letters swapped in a short name', 'atc', 'act'],
  ['the name itself', 'compare_table', 'compare_table'],
] as const)('finds the nearest name for %s', ([, name, expected]) => {
  expect(findNearestName(name, candidates)?.name).toBe(expected);
});

test.for([
  ['a name of its own', 'judge_dance'],
  ['a short name with half its letters wrong', 'at'],
  ['an empty name', ''],
] as const)('finds nothing near %s', ([, name]) => {
  expect(findNearestName(name, candidates)).toBeUndefined();
});

test('takes the first of several that are equally near', () => {
  expect(findNearestName('abcd', ['abcx', 'abcy'])).toEqual({ name: 'abcx', edits: 1 });
});

test('finds nothing among no candidates', () => {
  expect(findNearestName('check_csv', [])).toBeUndefined();
});
