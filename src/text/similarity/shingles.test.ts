import { expect, test } from 'vitest';
import { shinglesOf, wordsOf } from './shingles.ts';

test.for<[string, string, string[]]>([
  ['capitals and punctuation', 'Save, "now"!', ['save', 'now']],
  ['digits and file names', 'Open a-1.txt', ['open', 'a', '1', 'txt']],
  ['letters with marks, composed or not', 'Cafe\u0301 Zoë', ['café', 'zoë']],
  ['full-width letters', 'ＰＤＦ', ['pdf']],
  ['a script without blanks, letter by letter', 'PDFで保存', ['pdf', 'で', '保', '存']],
  ['a script with blanks', '문서 저장', ['문서', '저장']],
  ['no word at all', '… !', []],
])('finds the words in %s', ([, text, words]) => {
  expect(wordsOf(text)).toEqual(words);
});

const countOf = (text: string) => shinglesOf(wordsOf(text)).length;

test.for([
  ['', 0],
  ['save', 1],
  ['save it', 1],
  ['save it now', 1],
  ['save it now please', 2],
  ['a b c a b c', 3],
] as const)('makes of "%s" %i shingles', ([text, count]) => {
  expect(countOf(text)).toBe(count);
});

test('sorts the shingles', () => {
  const shingles = shinglesOf(wordsOf('open the page that was saved as the first of all'));
  expect([...shingles]).toEqual([...shingles].sort((one, other) => one - other));
});

test('distinguishes words in another order', () => {
  expect(shinglesOf(['a', 'b', 'c'])).not.toEqual(shinglesOf(['c', 'b', 'a']));
});

test('uses the beginning of a very long text', () => {
  const long = 'word '.repeat(100_000);
  expect(wordsOf(long)).toHaveLength(2000);
});
