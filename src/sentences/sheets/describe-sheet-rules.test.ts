import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { describeSheetRules } from './describe-sheet-rules.ts';

const field = createVocabulary().find('metric', 'compare_table')?.contract.options?.rules;

function describe(...rules: object[]) {
  const described = field && describeSheetRules(rules, field);
  const { same, checks } = described ?? {};
  return [same, checks].map((words) => words && toPlainText(words));
}

const first = { sheet_idx0: 0, sheet_idx1: 'EI0' };
const named = (name: string) => ({ sheet_idx0: `RN${name}`, sheet_idx1: `EN${name}` });
const data = (sheets: object) => ({ type: 'sheet_data', ...sheets });
const cell = (coordinate: string, props: object, sheet_idx: unknown = 0) => ({
  type: 'check_cell',
  sheet_idx,
  coordinate,
  props,
});
const bold = { font_bold: { method: 'eq', ref: true } };

test.for([
  ['the first sheet', [data(first)], 'the same cell values on the first sheet'],
  [
    'the last one',
    [data({ sheet_idx0: 'RI-1', sheet_idx1: 'EI-1' })],
    'the same cell values on the last sheet',
  ],
  ['a sheet by its name', [data(named('Tea'))], 'the same cell values on the sheet Tea'],
  [
    'two of them',
    [data(named('Tea')), data(named('Jam'))],
    'the same cell values on the sheets Tea and Jam',
  ],
  [
    'five',
    ['a', 'b', 'c', 'd', 'e'].map((name) => data(named(name))),
    'the same cell values on the 5 sheets below',
  ],
  [
    'a sheet of another place in the reference',
    [data({ sheet_idx0: 'RNTea', sheet_idx1: 'EI1' })],
    'the same cell values on the sheet Tea (compared with the second sheet of the reference)',
  ],
  [
    'two sheets of one workbook',
    [data({ sheet_idx0: 0, sheet_idx1: 1 })],
    'the same cell values on the first sheet (compared with the second sheet of the same workbook)',
  ],
  [
    'properties',
    [
      data(first),
      { type: 'chart', ...first, chart_props: ['type'] },
      { type: 'style', ...first, props: ['font_bold', 'font_size'] },
    ],
    'the same cell values, chart data, chart types, bold cells and cell styles (font_size) on the first sheet',
  ],
  [
    'what is about different sheets',
    [{ type: 'sheet_name' }, data(named('Tea')), { type: 'freeze', ...first }],
    'the same sheet names, the same cell values on the sheet Tea and the same frozen panes on the first sheet',
  ],
  [
    'ranges of cells',
    [
      {
        type: 'sheet_fuzzy',
        ...first,
        rules: [
          { type: 'exact_match', range: ['A1:A8'] },
          { type: 'fuzzy_match', range: ['B1:B8', 'C1'], threshold: 90 },
        ],
      },
    ],
    'the same contents of the cell range A1:A8 and the same or similar contents of the cell ranges B1:B8 and C1 (threshold 90) on the first sheet',
  ],
] as const)('describes what is the same on %s', ([, rules, expected]) => {
  expect(describe(...rules)).toEqual([expected, undefined]);
});

test.for([
  [
    'a value',
    [cell('E3', { value: { method: 'approx:0.5', ref: 7 } })],
    'the cell E3 of the first sheet has a value that is at most 0.5 away from 7',
  ],
  [
    'styles',
    [cell('A1', { ...bold, bgcolor: { method: 'eq', ref: 'FF0000FF' } }, 'RNTea')],
    'the cell A1 of the sheet Tea is bold and has the fill colour FF0000FF',
  ],
  [
    'several cells',
    [cell('A1', bold), cell('B1', bold)],
    'each of the cells A1 and B1 of the first sheet is bold',
  ],
  [
    'the zoom',
    [{ type: 'zoom', sheet_idx: 0, method: 'lt', ref: 120 }],
    'the zoom of the first sheet is less than 120',
  ],
  [
    'a data validation',
    [
      {
        type: 'data_validation',
        sheet_idx: 0,
        dv_props: [
          {
            ranges: { method: 'spreadsheet_range', ref: ['D2:D9', 'D1:D99'] },
            formula1: { method: 'str_set_eq', ref: ['tea', 'jam'] },
          },
        ],
      },
    ],
    'the data validation of the first sheet is there, and ranges covers at least D2:D9 and at most D1:D99 and formula1 contains, in any order, tea and jam',
  ],
  [
    'five demands',
    ['A1', 'A2', 'A3', 'A4', 'A5'].map((at) => cell(at, { value: { method: 'eq', ref: at } })),
    '5 cells of the first sheet meet the 5 rules below',
  ],
] as const)('describes what is asked of %s', ([, rules, expected]) => {
  expect(describe(...rules)).toEqual([undefined, expected]);
});

test.for([
  ['a type that is not known', { type: 'sheet_song', ...first }],
  ['a sheet that cannot be read', data({ sheet_idx0: 'first', sheet_idx1: 'EI0' })],
  ['a method that is not known', cell('A1', { value: { method: 'rhymes', ref: 'tea' } })],
] as const)('leaves to other words %s', ([, rule]) => {
  expect(describe(data(first), rule)).toEqual([undefined, undefined]);
});
