import { expect, test } from 'vitest';
import { describeDates, toDateCodes } from './expected-dates.ts';

const dated = { kind: 'task file', dates: 'relativeTime', zone: 'timezone' } as const;

/** Which entry takes which date. */
function read(dates: Record<string, unknown>): (string | undefined)[][] | undefined {
  const table = describeDates(dated, 'relativeTime', dates)?.value;
  if (table?.kind !== 'table') return undefined;
  return table.rows.map(({ cells }) =>
    cells.map((cell) => ('text' in cell ? cell.text : undefined)),
  );
}

test.for<[string, Record<string, unknown>, string[][]]>([
  ['a date alone', { from: 'tomorrow' }, [['time', 'tomorrow']]],
  [
    'a period',
    { from: 'next Monday', to: 'next Friday' },
    [
      ['from', 'next Monday'],
      ['to', 'next Friday'],
    ],
  ],
  [
    'dates that are split',
    { from: 'next Monday split', to: 'next Friday split' },
    [
      ['puDay, puMonth, puYear', 'next Monday split'],
      ['doDay, doMonth, doYear', 'next Friday split'],
    ],
  ],
])('says which entries %s fills', ([, dates, rows]) => {
  expect(read(dates)).toEqual(rows);
});

test.for<[string, Record<string, unknown>]>([
  ['without a first date', { to: 'tomorrow' }],
  ['that are not strings', { from: 1 }],
  ['beside something else', { from: 'tomorrow', until: 'next Friday' }],
])('leaves dates %s as they are', ([, dates]) => {
  expect(describeDates(dated, 'relativeTime', dates)).toBeUndefined();
});

test('explains the codes that occur, in arrays too', () => {
  const rules = { relativeTime: { from: 'tomorrow' }, expected: { time: ['{Year}-{Month0D}'] } };
  expect(toDateCodes(dated, { extra: { rules } })).toEqual([
    { name: '{Month0D}', value: { kind: 'words', text: 'month, as in “03”' } },
    { name: '{Year}', value: { kind: 'words', text: 'year, as in “2027”' } },
  ]);
});

test.for<[string, unknown]>([
  ['no rules', undefined],
  ['no code', { relativeTime: { from: 'tomorrow' }, expected: { time: 'noon' } }],
])('explains nothing where there is %s', ([, rules]) => {
  expect(toDateCodes(dated, { extra: { rules } })).toEqual([]);
});

test('describes the time zone', () => {
  expect(describeDates(dated, 'timezone', 'UTC')).toEqual({
    name: 'timezone',
    says: 'in the time zone',
    value: { kind: 'literal', text: 'UTC' },
  });
});

test.for([undefined, { kind: 'task file' }] as const)(
  'reads no dates in a source from %j',
  (from) => {
    const rules = { relativeTime: { from: 'tomorrow' }, expected: { time: '{Year}' } };
    expect(describeDates(from, 'relativeTime', rules.relativeTime)).toBeUndefined();
    expect(describeDates(from, 'timezone', 'UTC')).toBeUndefined();
    expect(toDateCodes(from, { extra: { rules } })).toEqual([]);
  },
);
