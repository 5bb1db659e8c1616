import { expect, test } from 'vitest';
import { isUnspaced, listPairs } from './unspaced.ts';

test('recognizes texts in scripts without blanks', () => {
  expect(['table', '表', 'a表', ''].map(isUnspaced)).toEqual([false, true, true, false]);
});

test.for([
  ['leaves other words whole', 'table', ['table']],
  ['leaves two characters whole', '保存', ['保存']],
  ['divides longer runs into pairs', '議事録', ['議事', '事録']],
  ['divides where scripts change', 'PDFを保存', ['PDF', 'を保', '保存']],
] as const)('%s', ([, word, pairs]) => {
  expect(listPairs(word)).toEqual(pairs);
});
