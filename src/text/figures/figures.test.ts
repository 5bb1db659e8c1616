import { expect, test } from 'vitest';
import { calendarDay } from './calendar-day.ts';
import { formatBytes } from './format-bytes.ts';
import { formatCount } from './format-count.ts';
import { toPercent } from './percent.ts';
import { toSingular } from './plural.ts';

test('matches the days that the calendar has, and no others', () => {
  const days = Array.from({ length: 34 }, (_, number) => String(number).padStart(2, '0'));
  const months = days.slice(0, 14);
  for (const year of ['1900', '2000', '2026', '2028', '2100', '2400']) {
    for (const day of months.flatMap((month) => days.map((one) => `${year}-${month}-${one}`))) {
      const date = new Date(`${day}T00:00:00Z`);
      const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
      expect([day, calendarDay.test(day)]).toEqual([day, isReal]);
    }
  }
});

test.for(['26-01-01', '2026-1-1', '2026-01-01T00:00', '0026-01-01', ''])('refuses "%s"', (text) => {
  expect(calendarDay.test(text)).toBe(false);
});

test.for([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [1234, '1.2 kB'],
  [9949, '9.9 kB'],
  [9950, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [35_200_000, '35 MB'],
  [7_200_000_000, '7.2 GB'],
  [7_200_000_000_000, '7200 GB'],
] as const)('formats %d as "%s"', ([bytes, expected]) => {
  expect(formatBytes(bytes)).toBe(expected);
});

test.for([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
  [1234.0005, '1,234.0005'],
] as const)('formats %d as "%s"', ([number, expected]) => {
  expect(formatCount(number)).toBe(expected);
});

test.for([
  [0, 10, '0%'],
  [0, 0, '0%'],
  [1, 3, '33%'],
  [10, 10, '100%'],
  [1, 1000, '<1%'],
  [999, 1000, '>99%'],
  [363, 369, '98%'],
] as const)('formats %i of %i as %s', ([part, whole, expected]) => {
  expect(toPercent(part, whole)).toBe(expected);
});

test.for([
  ['setup actions', 'setup action'],
  ['check', 'check'],
  ['class', 'class'],
  ['s', 's'],
] as const)('writes "%s" without the plural as "%s"', ([words, expected]) => {
  expect(toSingular(words)).toBe(expected);
});
