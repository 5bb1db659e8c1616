import { expect, test } from 'vitest';
import { calendarDay } from './calendar-day.ts';

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
