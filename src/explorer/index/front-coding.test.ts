import { expect, test } from 'vitest';
import { frontCode, frontDecode } from './front-coding.ts';

test.for([
  ['none', []],
  ['one', ['a']],
  ['similar ones', ['open', 'open the file', 'open the folder', 'open the folder again']],
  ['the same twice', ['a', 'a']],
  ['an empty one', ['', 'a', 'ab']],
  ['characters of two units', ['😀 a', '😀 b', '😁 a']],
])('gives strings back: %s', ([, strings]) => {
  expect(frontDecode(frontCode(strings as string[]))).toEqual(strings);
});

test('leaves out the beginning that a string shares with the one before', () => {
  expect(frontCode(['open', 'opening'])).toEqual({ shared: [0, 4], rest: ['open', 'ing'] });
});
