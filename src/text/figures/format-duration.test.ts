import { expect, test } from 'vitest';
import { formatDuration, formatNumber, formatSpan } from './format-duration.ts';

test.for([
  [0, 'zero seconds'],
  [0.5, 'half a second'],
  [1, 'one second'],
  [1.5, '1.5 seconds'],
  [2, 'two seconds'],
  [10, 'ten seconds'],
  [11, '11 seconds'],
  [60, 'one minute'],
  [90, '90 seconds'],
  [180, 'three minutes'],
  [1200, '20 minutes'],
  [-1, '-1 seconds'],
] as const)('formats %d seconds', ([seconds, expected]) => {
  expect(formatDuration(seconds)).toBe(expected);
});

test.for([
  [40, '40 s'],
  [300, '5 min'],
  [3600, '1 h'],
  [12_400, '3 h 26 min 40 s'],
  [0, '0 s'],
  [-5, '-5 s'],
  [1.5, '1.5 s'],
] as const)('formats %d seconds by the clock', ([seconds, expected]) => {
  expect(formatSpan(seconds)).toBe(expected);
});

test('formats numbers up to ten in words', () => {
  expect([0, 3, 10, 11, -1].map(formatNumber)).toEqual(['zero', 'three', 'ten', '11', '-1']);
});
