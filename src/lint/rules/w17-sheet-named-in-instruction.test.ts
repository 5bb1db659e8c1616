import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { sheetNamedInInstruction as rule } from './w17-sheet-named-in-instruction.ts';

const problemsIn = (instruction: unknown, rules: unknown, func = 'compare_table') =>
  findProblems(rule, { instruction, evaluator: { func, options: { rules } } });
const data = (sheet: unknown) => ({
  type: 'sheet_data',
  sheet_idx0: sheet,
  sheet_idx1: 'ENTotals',
});

test.for([
  ['a sheet that is named', 'Use a sheet "Totals".', [data('RNTotals')]],
  ['another case and blanks', 'Add a sheet TO TALS.', [data('RNTotals')]],
  ['the sheet that every file has', 'Add it up.', [data('RNSheet1')]],
  ['the same in another language', 'Zähle zusammen.', [data('RNTabelle1')]],
  ['sheets by their place', 'Add it up.', [data(0), data('RI1'), data('EI1')]],
  ['a name of the reference', 'Add it up.', [{ sheet_idx: 'ENTotals' }]],
  ['values of other types', 'Add it up.', [5, null, { sheet_idx0: ['RNTotals'] }]],
  ['rules that are not an array', 'Add it up.', 'RNTotals'],
  ['what a message asks for', 'Do what my colleague asks in her mail.', [data('RNTotals')]],
  ['a missing instruction', undefined, [data('RNTotals')]],
] as const)('accepts %s', ([, instruction, rules]) => {
  expect(problemsIn(instruction, rules)).toEqual([]);
});

test('leaves other metrics alone', () => {
  expect(problemsIn('Add it up.', [data('RNTotals')], 'compare_csv')).toEqual([]);
});

test('reports every name once, where it is first used', () => {
  const rules = [data('RNTotals'), data('RNTotals'), { sheet_idx: 'RNQuarter 2' }];
  expect(problemsIn('Add it up.', rules)).toEqual([
    { at: ['evaluator', 'options', 'rules', 0, 'sheet_idx0'], name: 'Totals' },
    { at: ['evaluator', 'options', 'rules', 2, 'sheet_idx'], name: 'Quarter 2' },
  ]);
});
