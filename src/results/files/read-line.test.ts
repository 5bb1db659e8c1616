import { expect, test } from 'vitest';
import { readLine } from './read-line.ts';

test.for([
  ['[]', 'the line is an empty array; it must be an object'],
  ['"a"', 'the line is the string "a"; it must be an object'],
  ['{"task": 5}', '"task" is the number 5; it must be a string'],
  [
    '{"task": "a", "score": 1, "steps": 1e999}',
    '"steps" is a number that is too large; it must be a finite number',
  ],
] as const)('says what is wrong with the line %s', ([text, message]) => {
  expect(readLine(text, false)).toMatchObject({ fault: 'shape', message });
});

test('of a score and an error, only the error counts', () => {
  const read = (rest: object) =>
    readLine(JSON.stringify({ task: 'a', error: 'crash', ...rest }), false);
  const own = { score: undefined, error: 'crash' };
  for (const score of [0, 1, false]) {
    expect(read({ score })).toMatchObject({ ...own, fault: { fault: 'shape', pointer: '/error' } });
  }
  for (const rest of [{}, { score: null }]) {
    expect(read(rest)).toMatchObject(own);
    expect(read(rest)).not.toHaveProperty('fault');
  }
  expect(readLine('{"task": "a", "score": 1, "error": ""}', false)).toMatchObject({ score: 1 });
});

test('a trial whose score is NaN is an error, and a line that cannot be read is none', () => {
  const fault = { fault: 'notNumber' };
  expect(readLine('{"task": "a", "trial": 2, "score": NaN}', false)).toMatchObject({
    ...{ task: 'a', trial: 2, score: undefined, error: 'no score', fault },
  });
  expect(readLine('{"task": "a", "score": 1, "steps": -Infinity}', false)).toEqual({
    ...{ ...fault, message: 'the line contains NaN or Infinity, which is not valid JSON' },
  });
  expect(readLine('{"task": "a", "score": NaN', true)).toMatchObject(fault);
});
