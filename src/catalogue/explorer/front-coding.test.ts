import { expect, test } from 'vitest';
import { frontCode, frontDecode } from './front-coding.ts';

test.for([
  ['none', []],
  ['one', ['a']],
  ['alike ones', ['open', 'open the file', 'open the folder', 'open the folder again']],
  ['the same twice', ['a', 'a']],
  ['an empty one', ['', 'a', 'ab']],
  ['signs of two units', ['😀 a', '😀 b', '😁 a']],
])('gives texts back: %s', ([, texts]) => {
  expect(frontDecode(frontCode(texts as string[]))).toEqual(texts);
});

test('leaves out what a text shares with the one before', () => {
  expect(frontCode(['open', 'opening'])).toEqual({ shared: [0, 4], rest: ['open', 'ing'] });
});
