import { expect, test } from 'vitest';
import { divideEdits, toFoldSummary, toShownChanges, toShownNames } from './short-lists.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

test('a long list of tasks is folded, and its label counts them', () => {
  expect(toFoldSummary(list(30))).toBeUndefined();
  expect(toFoldSummary(list(1031))).toBe('1,031 tasks');
});

test('of many changes of a task the first are shown, and the others are counted', () => {
  expect(toShownChanges(list(5))).toEqual({ shown: list(5), more: 0 });
  expect(toShownChanges(list(12))).toEqual({ shown: list(5), more: 7 });
});

test('fifty edits are shown, and all others folded', () => {
  expect(divideEdits(list(50))).toEqual({ shown: list(50), rest: [] });
  expect(divideEdits(list(52))).toEqual({ shown: list(50), rest: [50, 51] });
});

test('shows twenty names of a task', () => {
  const names = Array.from({ length: 7000 }, (_, index) => `metric_${index}`);
  expect(toShownNames(names.slice(0, 20))).toEqual({ shown: names.slice(0, 20), more: 0 });
  expect(toShownNames(names)).toEqual({ shown: names.slice(0, 20), more: 6980 });
});
