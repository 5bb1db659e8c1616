import { expect, test } from 'vitest';
import {
  findMissing,
  findSubstitute,
  fold,
  isBegun,
  toNameWords,
  toStem,
  toWords,
} from './words.ts';

test.for([
  ['blanks', ' trail  guide ', ['trail', 'guide']],
  ['a phrase', '"trail guide"', ['trail', 'guide']],
  ['punctuation alone', 'a - b', ['a', 'b']],
  ['nothing', '  ', []],
] as const)('takes the words out of %s', ([, text, words]) => {
  expect(toWords(text)).toEqual(words);
});

test.for([
  ['Café', 'cafe'],
  ['trail-guide.pdf', 'trailguidepdf'],
  ['compare_table', 'compare_table'],
] as const)('folds %s', ([text, folded]) => {
  expect(fold(text)).toBe(folded);
});

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

test('leaves short words whole', () => {
  expect(['his', 'tables', 'mapping', 'delay'].map(toStem)).toEqual([
    'his',
    'tabl',
    'mapp',
    'dela',
  ]);
});

const nameWords = toNameWords(['LibreOffice Calc', 'libreoffice_calc', 'GIMP', 'compare_table']);

test.for([
  ['a letter left out', 'libreofice', 'libreoffice'],
  ['letters that changed places', 'gmip', 'gimp'],
  ['a name', 'compare_tabel', 'compare_table'],
  ['half a name', 'pare_tab', 'pare tab'],
  ['a name that is not known', 'open_tabs_info', 'open tabs info'],
  ['part of a name', 'tabel', 'table'],
] as const)('finds a substitute for %s', ([, word, expected]) => {
  expect(findSubstitute(word, nameWords)).toBe(expected);
});

test.for(['gim', 'vignette', 'calculator'])('finds none for %s', (word) => {
  expect(findSubstitute(word, nameWords)).toBeUndefined();
});
