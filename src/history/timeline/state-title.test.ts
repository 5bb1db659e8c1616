import { expect, test } from 'vitest';
import { toOwnDate } from './state-title.ts';

test.for([
  ['of a release', { version: '1.0.0', date: '2026-01-01' }, '2026-01-01'],
  ['that is the version', { version: '2026-01-01', date: '2026-01-01' }, undefined],
  ['that is missing', { version: undefined, date: undefined }, undefined],
] as const)('a date %s', ([, state, expected]) => {
  expect(toOwnDate(state)).toBe(expected);
});
