import { expect, test } from 'vitest';
import { addColumns, readColumns, tableColumns } from './explorer-columns.ts';

const columns = tableColumns.map(({ facet }) => facet);

test.for([
  ['none', '?app=vlc', undefined],
  [
    'some, in the order of the table',
    '?columns=steps,app',
    { columns: ['app', 'steps'], unknown: [] },
  ],
  ['an empty list', '?columns=', { columns: [], unknown: [] }],
  ['one that there is not', '?columns=app,colour', { columns: ['app'], unknown: ['colour'] }],
] as const)('reads %s', ([, search, expected]) => {
  expect(readColumns(search, columns)).toEqual(expected);
});

test.for(['', '?app=vlc'])('reads what it adds to "%s"', (search) => {
  expect(readColumns(addColumns(search, ['app', 'change']), columns)?.columns).toEqual([
    'app',
    'change',
  ]);
});

test('every head is a word or two', () => {
  const labels = tableColumns.map(({ label }) => label);
  expect(labels).toContain('Environment change');
  expect(labels.filter((label) => label.split(' ').length > 2)).toEqual([]);
});
