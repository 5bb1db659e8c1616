import { expect, test } from 'vitest';
import { comparesSameSheets, comparesWithItself, readsExpected } from './sheet-rules.ts';

test.for([
  [0, 'EI0', true, false],
  ['RNA', 'ENA', true, false],
  [0, 'RI0', true, true],
  [1, 1, true, true],
  ['EI0', 'EI0', true, true],
  ['RI0', 'EI1', false, false],
  [undefined, undefined, true, false],
  [0, undefined, false, false],
] as const)('compares the sheets %j and %j', ([one, other, inPlace, isOne]) => {
  const rule = { type: 'sheet_data', sheet_idx0: one, sheet_idx1: other };
  expect([comparesSameSheets(rule), comparesWithItself(rule)]).toEqual([inPlace, isOne]);
});

test.for([[{ type: 'check_cell', sheet_idx: 0 }], [{ type: 3 }], ['sheet_data']])(
  'expects %j to compare no whole sheets',
  ([rule]) => {
    expect([comparesSameSheets(rule), comparesWithItself(rule)]).toEqual([false, false]);
  },
);

test.for([
  [{ sheet_idx0: 0, sheet_idx1: 'EI0' }, true],
  [{ sheet_idx0: 'EN1', sheet_idx1: 'RI0' }, true],
  [{ sheet_idx0: 'RI0', sheet_idx1: 0 }, false],
  [3, false],
] as const)('says whether %j reads the expected workbook', ([rule, reads]) => {
  expect(readsExpected(rule)).toBe(reads);
});
