import { expect, test } from 'vitest';
import { findNearWords } from './near-words.ts';

const words = ['table', 'label', 'tables', 'thunderbird', 'gimp', 'file', 'files'];
const near = (word: string) => findNearWords(word, words).map((position) => words[position]);

test.for([
  ['two letters swapped, before a wrong first letter', 'tabel', ['table']],
  ['a letter left out', 'thunderbrd', ['thunderbird']],
  ['two slips in a long word', 'thundrbrd', ['thunderbird']],
  ['swapped letters in a short word', 'gmip', ['gimp']],
] as const)('finds a word with %s', ([, word, found]) => {
  expect(near(word)).toEqual(found);
});

test.for(['gim', 'xyzzy', 'tabl3', 'file'])('finds nothing else near %s', (word) => {
  expect(near(word).filter((found) => found === word)).toEqual([]);
});

test('finds nothing for short words and words with digits', () => {
  expect([near('gim'), near('fil3s')]).toEqual([[], []]);
});
