import { expect, test } from 'vitest';
import { readFilterValue, writeFilterValue } from './filter-value.ts';

test.for([
  ['libreoffice_calc', 'LibreOffice Calc'],
  ['compare_table', 'compare_table'],
  ['', 'Unnamed'],
] as const)('keeps the name "%s" and the label "%s"', ([name, label]) => {
  expect(readFilterValue(writeFilterValue(name, label))).toEqual({ name, label });
});

test('is the name alone where the label is the same', () => {
  expect(writeFilterValue('compare_table', 'compare_table')).toBe('compare_table');
});
