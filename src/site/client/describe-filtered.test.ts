import { expect, test } from 'vitest';
import { describeFiltered } from './describe-filtered.ts';

test.for([
  [1, 1, false, '1 finding is listed.'],
  [1190, 1190, false, '1,190 findings are listed.'],
  [0, 5, true, 'No matching findings.'],
  [1, 1, true, '1 of 1 finding.'],
  [3, 1190, true, '3 of 1,190 findings.'],
] as const)('of %i findings of %i, filtered: %s', ([left, all, isFiltered, text]) => {
  expect(describeFiltered(left, all, isFiltered)).toBe(text);
});
