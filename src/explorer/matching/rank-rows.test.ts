import { expect, test } from 'vitest';
import { rankRows, type Matched } from './rank-rows.ts';

const matched = (word: string, scores: readonly number[], rarity = 1): Matched => ({
  word,
  rarity,
  match: { scores: Float32Array.from(scores), count: scores.length, forms: [word] },
});

const texts = ['save the file', 'file to save', 'save a file', 'save file'];
const textOf = (row: number) => texts[row] ?? '';

test('rows that are equally good keep their order', () => {
  expect(rankRows([matched('save', [1, 1, 1, 1])], [2, 0, 1], textOf)).toEqual([2, 0, 1]);
});

test('a rare word weighs more than a frequent one', () => {
  const words = [matched('save', [1, 0], 1), matched('pivot', [0, 1], 5)];
  expect(rankRows(words, [0, 1], textOf)).toEqual([1, 0]);
});

test('words that follow each other as typed come first', () => {
  const words = [matched('save', [1, 1, 1, 1]), matched('file', [1, 1, 1, 1])];
  expect(rankRows(words, [0, 1, 2, 3], textOf)[0]).toBe(3);
});

test('one row, or no word, is in order already', () => {
  expect(rankRows([], [3, 1], textOf)).toEqual([3, 1]);
  expect(rankRows([matched('save', [1])], [7], textOf)).toEqual([7]);
});
