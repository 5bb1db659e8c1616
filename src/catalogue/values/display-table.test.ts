import { expect, test } from 'vitest';
import { toEntryTable, toLongNamedTable, toRecordTable } from './display-table.ts';
import { toDisplayValue } from './display-value.ts';
import type { DisplayTable, DisplayValue } from './display-kinds.ts';

const toTable = (list: unknown[]) => toRecordTable(list, toDisplayValue);
const textOf = (value: DisplayValue): string => ('text' in value ? value.text : value.kind);

/** A table as texts: the head, then the rows. */
const read = ({ head, rows }: DisplayTable): string[][] => [
  head.map(textOf),
  ...rows.map(({ cells, more }) => [
    ...cells.map(textOf),
    ...more.map(({ name, value }) => `${name}=${textOf(value)}`),
  ]),
];

test('shows similar objects as columns', () => {
  const table = toTable([
    { item: 'Lantern', amount: 2 },
    { item: 'Candle', amount: 3 },
  ]);
  expect(table && read(table)).toEqual([
    ['item', 'amount'],
    ['Lantern', '2'],
    ['Candle', '3'],
  ]);
  expect(table?.named).toBe(false);
});

test('shows below a row what only some objects have, or what is long', () => {
  const table = toTable([
    { a: 1, b: 2, note: 'x'.repeat(90) },
    { a: 3, b: 4, c: 5 },
  ]);
  expect(table && read(table)).toEqual([
    ['a', 'b'],
    ['1', '2', `note=${'x'.repeat(90)}`],
    ['3', '4', 'c=5'],
  ]);
});

test('shows conditions by their place', () => {
  const table = toTable([{ key: ['a', 'b'], method: 'eq', ref: 1 }]);
  expect(table && read(table)).toEqual([
    ['value', 'condition'],
    ['a › b', 'is'],
  ]);
  expect(table?.named).toBe(true);
});

test.for<[string, unknown[]]>([
  ['an empty array', []],
  ['strings', ['a', 'b']],
  ['objects beside strings', [{ a: 1 }, 'b']],
  ['objects with nothing in common', [{ a: 1 }, { b: 1 }]],
  [
    'objects with little in common',
    [
      { a: 1, b: 1, c: 1 },
      { a: 1, d: 1, e: 1, f: 1 },
    ],
  ],
  ['one object with many keys', [{ a: 1, b: 2, c: 3 }]],
  [
    'objects with more keys than a page has room for',
    [
      { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 },
      { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 },
    ],
  ],
])('makes no table of %s', ([, list]) => {
  expect(toTable(list)).toBeUndefined();
});

test('shows the entries of an object as rows with a name', () => {
  const table = toEntryTable({ a: 1, b: [] }, ['setting', 'must be'], toDisplayValue);
  expect(read(table)).toEqual([
    ['setting', 'must be'],
    ['a', '1'],
    ['b', 'empty array'],
  ]);
  expect(table.named).toBe(true);
});

test('shows long names in a column of their own', () => {
  const path = '//div[@id="main"]//button[@type="submit"]';
  const table = toLongNamedTable({ [path]: 'send' }, toDisplayValue);
  expect(table && read(table)).toEqual([
    ['name', 'value'],
    [path, 'send'],
  ]);
});

test.for<[string, Record<string, unknown>]>([
  ['short names', { ['x'.repeat(30)]: 'send' }],
  ['a long name of a long value', { ['x'.repeat(40)]: 'y'.repeat(90) }],
  ['a long name of an object', { ['x'.repeat(40)]: { a: 1 } }],
])('makes no column of %s', ([, record]) => {
  expect(toLongNamedTable(record, toDisplayValue)).toBeUndefined();
});
