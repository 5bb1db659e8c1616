import { expect, test } from 'vitest';
import { findMissing, isBegun } from './missing-words.ts';

test.for([
  ['a word', ['guide']],
  ['the beginning of a word', ['gui']],
  ['a word in another case', ['GUIDE']],
  ['another form of a word', ['guiding', 'printed']],
  ['an address without its punctuation', ['www.example.org']],
  ['a character of a script without blanks, which is skipped', ['表']],
] as const)('finds %s', ([, words]) => {
  expect(findMissing(words, ['Print the guide', 'from WWW.example.org'])).toEqual([]);
});

test.for([
  ['a misspelt word', ['giude', 'guide'], ['giude']],
  ['a letter that has a sign', ['G#', 'G++'], ['G#', 'G++']],
  ['a word that is longer than what is there', ['guidebook'], ['guidebook']],
] as const)('misses %s', ([, words, missing]) => {
  expect(findMissing(words, ['Print the guide'])).toEqual(missing);
});

test('finds the beginning of a name and no part from its middle', () => {
  const texts = ['judged by check_auto_saving_time'];
  expect(findMissing(['check_auto', 'auto_saving', 'saving'], texts)).toEqual(['auto_saving']);
});

test.for([
  ['Tabellen', true],
  ['Tische', false],
  ['Ta', false],
] as const)('decides whether "%s" is a form of a word', ([word, expected]) => {
  expect(isBegun(word, ['Eine Tabelle'])).toBe(expected);
});
