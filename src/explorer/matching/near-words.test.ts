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

test.for([
  ['a replaced letter in a short word', 'wifi', ['wiki']],
  ['a replaced letter in a short word with an accent, folded', 'cafe', ['case', 'safe']],
  ['a letter too many before a word of three', 'menu', ['men']],
  ['two slips in a word of seven letters', 'getters', ['better', 'letter']],
  ['another first letter in a word of six', 'getter', ['better', 'letter']],
  ['the beginning of a word', 'docker', ['dock']],
] as const)('corrects nothing for %s', ([, word, others]) => {
  expect(findNearWords(word, others)).toEqual([]);
});

test.for(['gim', 'xyzzy', 'tabl3', 'file'])('finds nothing else near %s', (word) => {
  expect(near(word).filter((found) => found === word)).toEqual([]);
});

test('finds nothing for short words and words with digits', () => {
  expect([near('gim'), near('fil3s')]).toEqual([[], []]);
});
