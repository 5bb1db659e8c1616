import { expect, test } from 'vitest';
import { toSheetRules } from './display-sheets.ts';
import type { DisplayValue } from './display-kinds.ts';

const describe = (value: DisplayValue): string => {
  if (value.kind === 'words')
    return value.value ? `${value.text} ${describe(value.value)}` : value.text;
  return 'text' in value ? value.text : value.kind;
};

/** The cells of the only rule, and the names of what follows it. */
function read(rule: object): string[] {
  const table = toSheetRules([rule]);
  const [row] = table?.kind === 'table' ? table.rows : [];
  return [...(row?.cells ?? []).map(describe), ...(row?.more ?? []).map(({ name }) => name)];
}

test.for<[string, object, string[]]>([
  [
    'sheets by their place',
    { type: 'sheet_data', sheet_idx0: 'RI0', sheet_idx1: 'EI1' },
    [
      'cell values sheet_data',
      'first sheet of the result RI0',
      'second sheet of the expected workbook EI1',
    ],
  ],
  [
    'sheets by their name',
    { type: 'style', sheet_idx0: 'RNMay', sheet_idx1: 'ENMay', props: ['bgcolor'] },
    [
      'cell styles style',
      'sheet “May” of the result RNMay',
      'sheet “May” of the expected workbook ENMay',
      'props',
    ],
  ],
  [
    'bare numbers as sheets of the result',
    { type: 'sheet_data', sheet_idx0: 8, sheet_idx1: 1 },
    ['cell values sheet_data', 'sheet 9 of the result 8', 'second sheet of the result 1'],
  ],
  [
    'a condition on one sheet',
    { type: 'zoom', sheet_idx: 0, method: 'lt', ref: 260 },
    ['zoom zoom', 'first sheet of the result 0', 'is less than 260'],
  ],
  [
    'one cell',
    { type: 'check_cell', sheet_idx: 0, coordinate: 'B4', props: {} },
    ['one cell check_cell', 'cell B4, first sheet of the result 0', 'what follows', 'props'],
  ],
  [
    'the names of the sheets',
    { type: 'sheet_name' },
    ['names of the sheets sheet_name', 'the result', 'the expected workbook'],
  ],
  [
    'an unknown rule as it is',
    { type: 'colours', sheet_idx0: 'first', sheet_idx1: -1, depth: 1 },
    ['colours', 'first', '-1', 'depth'],
  ],
  ['a rule without sheets', { type: 'colours' }, ['colours', 'no sheet', 'nothing']],
  [
    'a cell of a sheet that it does not know',
    { type: 'check_cell', sheet_idx: true, coordinate: 'B4' },
    ['one cell check_cell', 'cell B4 of true', 'nothing'],
  ],
])('describes %s', ([, rule, expected]) => {
  expect(read(rule)).toEqual(expected);
});

test.for<[string, unknown]>([
  ['not an array', 'x'],
  ['an empty array', []],
  ['a rule without a type', [{ type: 'style' }, { sheet_idx: 0 }]],
  ['a string among the rules', ['style']],
])('leaves %s as it is', ([, value]) => {
  expect(toSheetRules(value)).toBeUndefined();
});
