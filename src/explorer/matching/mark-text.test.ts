import { expect, test } from 'vitest';
import { markText } from './mark-text.ts';

const marked = (text: string, words: readonly string[]) =>
  markText(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.for([
  ['every word', 'Print the guide', ['guide', 'print', 'guide'], '[Print] the [guide]'],
  ['the beginning of a word', 'a spreadsheet', ['spread'], 'a [spread]sheet'],
  ['the longest of several forms', 'printed pages', ['print', 'printed'], '[printed] pages'],
  ['a part of a name', 'check_auto_saving_time', ['auto_sav'], 'check_[auto_sav]ing_time'],
  ['a part of a word where none begins so', 'a3bb2a4', ['3bb'], 'a[3bb]2a4'],
  ['a letter that is searched as two', 'Die Größe ändern', ['grosse'], 'Die [Größe] ändern'],
  ['characters within a sentence', '昨日の議事録を保存', ['議事録'], '昨日の[議事録]を保存'],
  ['text of another width', 'Ｔｈｅ ﾃﾞｰﾀ', ['the', 'データ'], '[Ｔｈｅ] [ﾃﾞｰﾀ]'],
  ['accents', 'two Cafés', ['cafe'], 'two [Café]s'],
  [
    'a word between a ligature and an accent',
    'ﬁnd the cafe\u0301',
    ['the'],
    'ﬁnd [the] cafe\u0301',
  ],
  ['characters of patterns literally', 'a (b) a.c abc', ['a.c'], 'a (b) [a.c] abc'],
  ['markup as text', '<b>bold</b>', ['bold'], '<b>[bold]</b>'],
] as const)('marks %s', ([, text, words, expected]) => {
  expect(marked(text, words)).toBe(expected);
});

test.for([
  [
    'the middle of a word where another begins so',
    'a table, vegetables',
    ['table'],
    'a [table], vegetables',
  ],
  ['a few letters within a word', 'a cat', ['at'], 'a cat'],
  ['anything without words', 'a cat', [], 'a cat'],
] as const)('does not mark %s', ([, text, words, expected]) => {
  expect(marked(text, words)).toBe(expected);
});
