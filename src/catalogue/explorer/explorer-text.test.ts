import { expect, test } from 'vitest';
import { createTextFinder } from './explorer-text.ts';

const instructions = [
  'make the title bold in the spreadsheet compare_table',
  'open the browser at trams.example.org',
  '表を太字にする',
];
const columns = [
  { strings: instructions.slice(0, 2), cells: [0, 1, []] },
  { strings: instructions.slice(2), cells: [[], [], [0]] },
];
const createFinder = (wordSources = instructions) =>
  createTextFinder(instructions.length, () => ({ columns, wordSources }));
const { find } = createFinder();
const rowsOf = (text: string) => [...instructions.keys()].filter(find(text).fits);

test.for([
  ['nothing', '', [0, 1, 2]],
  ['a word', 'bold', [0]],
  ['words in another order', 'spreadsheet title', [0]],
  ['other letters', 'BOLD', [0]],
  ['a part of a name', 'compare', [0]],
  ['a host', 'trams.example', [1]],
  ['a language without blanks', '太字', [2]],
  ['a slip', 'spredsheet', [0]],
  ['two letters exchanged', 'brwoser', [1]],
  ['a word that is nowhere', 'elephant', []],
  ['a short word that is nowhere', 'tle x', []],
] as const)('finds %s', ([, text, rows]) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('returns the words to mark', () => {
  expect(find('Spredsheet bold').words).toEqual(['spreadsheet', 'bold']);
});

test('finds the same letter by letter as at once', () => {
  for (const text of ['spreadsheet title', 'tram', 'browsers', 'xyz', '太字']) {
    const { find: typing } = createFinder();
    for (let length = 1; length < text.length; length++) typing(text.slice(0, length));
    expect([...instructions.keys()].filter(typing(text).fits)).toEqual(rowsOf(text));
  }
});

test('corrects a slip only to a word that occurs', () => {
  const { find: findAmongWords } = createFinder(['bold']);
  expect([...instructions.keys()].filter(findAmongWords('bould').fits)).toEqual([0]);
  expect([...instructions.keys()].filter(findAmongWords('spredsheet').fits)).toEqual([]);
});

test('counts a word that is typed three times once', () => {
  expect(rowsOf('bold bold BOLD')).toEqual([0]);
});
