import { expect, test } from 'vitest';
import { stringsWithin } from './strings-within.ts';

test('lists strings with their place and field, in the order of the file', () => {
  const value = { path: ['a', 1, { url: 'b' }], rules: null, dest: 'c' };
  const found = stringsWithin(value, ['result']).map(({ text, at, field }) => ({
    text,
    at,
    field,
  }));
  expect(found).toEqual([
    { text: 'a', at: ['result', 'path', 0], field: 'path' },
    { text: 'b', at: ['result', 'path', 2, 'url'], field: 'url' },
    { text: 'c', at: ['result', 'dest'], field: 'dest' },
  ]);
});

test('reads a string that is the whole value', () => {
  const [only] = stringsWithin('a', []);
  expect([only?.text, only?.at, only?.field]).toEqual(['a', [], '']);
});

test('reads a value that nests deep', () => {
  let value: unknown = 'deep';
  for (let depth = 0; depth < 3000; depth++) value = [value];
  expect(stringsWithin(value, []).map(({ text }) => text)).toEqual(['deep']);
});
