import { expect, test } from 'vitest';
import { cutAround, markWords } from './marks.ts';

const marked = (text: string, words: readonly string[]) =>
  markWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.for([
  ['every word', 'Print the guide', ['guide', 'print'], '[Print] the [guide]'],
  ['the beginning of a word', 'a spreadsheet', ['spread'], 'a [spread]sheet'],
  ['what forms of a word have in common', 'printed pages', ['printing'], '[print]ed pages'],
  ['a part of a name', 'check_auto_saving_time', ['auto_sav'], 'check_[auto_sav]ing_time'],
  ['characters within a sentence', '昨日の議事録を保存', ['議事録'], '昨日の[議事録]を保存'],
  ['characters of patterns literally', 'a (b) a.c abc', ['a.c'], 'a (b) [a.c] abc'],
  ['markup as text', '<b>bold</b>', ['bold'], '<b>[bold]</b>'],
] as const)('marks %s', ([, text, words, expected]) => {
  expect(marked(text, words)).toBe(expected);
});

test.for([
  ['the middle of a word', 'subtotal', ['total'], 'subtotal'],
  ['single letters', 'a cat', ['a'], 'a cat'],
  ['anything without words', 'a cat', [], 'a cat'],
] as const)('does not mark %s', ([, text, words, expected]) => {
  expect(marked(text, words)).toBe(expected);
});

test('cuts a text around a word', () => {
  const text = `${'before '.repeat(30)}pkill chrome ${'after '.repeat(40)}`;
  const cut = cutAround(text, ['pkill']) ?? '';
  expect(cut).toMatch(/^…before .*pkill chrome after .*…$/);
  expect(cut.length).toBeLessThan(130);
});

test('keeps a short text whole', () => {
  expect(cutAround('Run pkill.', ['pkill'])).toBe('Run pkill.');
});

test('cuts nothing without the word', () => {
  expect(cutAround('Run it.', ['pkill'])).toBeUndefined();
});
