import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { destExtensionRead as rule } from './w55-dest-extension-read.ts';

const file = (dest: unknown, more: object = {}) => ({ type: 'vm_file', path: '/a', dest, ...more });
const problemsIn = (func: unknown, result: unknown, expected: unknown = {}) =>
  findProblems(rule, { evaluator: { func, result, expected } });

test.for([
  ['documents', 'compare_docx_files', file('a.docx'), file('b.odt')],
  ['workbooks', 'compare_table', file('a.xlsx'), file('b.xlsm')],
  ['the file that is given', 'compare_table', file(['a', 'b.xlsx'], { gives: [1] })],
  ['the first file', 'compare_table', file(['a.xlsx', 'a-1.csv'])],
  ['a metric of any name', 'compare_pptx_files', file('a'), file('b')],
  ['another getter', 'compare_table', { type: 'cache_file', path: 'a', dest: 'a' }],
  ['values of other types', 'compare_table', file(5), 'a'],
] as const)('accepts %s', ([, func, result, expected]) => {
  expect(problemsIn(func, result, expected)).toEqual([]);
});

test.for([
  ['compare_docx_files', file('a'), ['dest'], 'a', ['docx', 'odt']],
  ['compare_references', file('a.DOCX'), ['dest'], 'a.DOCX', ['docx']],
  ['compare_table', file(['gold', 'gold-1.csv']), ['dest', 0], 'gold', ['xlsx', 'xlsm']],
] as const)('reports what "%s" does not open', ([metric, source, place, dest, extensions]) => {
  const name = metric === 'compare_table' ? 'a.xlsx' : 'a.docx';
  expect(problemsIn(metric, file(name), source)).toEqual([
    { at: ['evaluator', 'expected', ...place], metric, dest, extensions },
  ]);
});
