import { expect, test } from 'vitest';
import { findWithAbout } from '../examples/find-problems.ts';
import { filesReachMetric as rule } from './w03-files-reach-metric.ts';

const problemsIn = (fields: object) =>
  findWithAbout(rule, {
    evaluator: {
      func: 'compare_image_list',
      result: { type: 'vm_file', multi: true, ...fields },
    },
  });

test.for([
  ['files that are given', { path: ['/a.jpg', '/b.jpg'], gives: [0, 1] }],
  ['a single file', { path: ['/a.jpg'] }],
  [
    'an array without "multi", which is another fault',
    { path: ['/a.jpg', '/b.jpg'], multi: false },
  ],
  ['a sheet beside its workbook', { path: ['/a.xlsx', '/a-Sheet1.csv'] }],
  [
    'a sheet beside its workbook whose address has no extension',
    {
      type: 'cloud_file',
      path: ['https://example.org/d?id=1', 'https://example.org/d?id=2'],
      dest: ['a.xlsx', 'a-Sheet1.csv'],
    },
  ],
  ['modules beside a program', { path: ['/main.py', '/food.py'] }],
  ['a page with its assets', { path: ['/index.html', '/other.html'] }],
  ['another getter', { type: 'list_directory', path: ['/a.jpg', '/b.jpg'] }],
  ['paths of other types', { path: [5, null] }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test.for([
  ['files of the machine', { path: ['/a.jpg', '/b.JPG'] }, '/a.jpg'],
  ['references', { type: 'get_cloud_file', path: ['u/a.pdf?raw=1', 'u/b.pdf'] }, 'u/a.pdf?raw=1'],
  [
    'references stored under names of one kind',
    { type: 'cloud_file', path: ['u/1', 'u/2.csv'], dest: ['a.xlsx', 'b.xlsx'] },
    'u/1',
  ],
  ['references without names', { type: 'cloud_file', path: ['u/1', 'u/2'], dest: ['a'] }, 'u/1'],
] as const)('warns of %s that are all of one kind', ([, fields, first]) => {
  const about = ['/evaluator/result/gives'];
  expect(problemsIn(fields)).toEqual([
    { at: ['evaluator', 'result', 'path'], count: 2, first, about },
  ]);
});

const sheets = (csv: string, fields: object = {}) => ({
  evaluator: {
    func: 'compare_table',
    result: { type: 'vm_file', multi: true, path: ['/a.xlsx', '/b'], dest: ['a.xlsx', csv] },
    options: { rules: [{ type: 'sheet_print' }] },
    ...fields,
  },
});

test.for([
  ['the name of the sheet', sheets('a-Sheet1.csv')],
  ['sheets that are compared by their values', sheets('a.csv', { options: { rules: [{}] } })],
  ['another metric', sheets('a.csv', { func: 'compare_csv' })],
  ['no options', sheets('a.csv', { options: undefined })],
  ['another file', sheets('a.txt')],
] as const)('accepts a sheet beside its workbook with %s', ([, fields]) => {
  expect(findWithAbout(rule, fields)).toEqual([]);
});

test('warns of a printed sheet that is not named after its workbook', () => {
  const at = ['evaluator', 'result', 'dest', 1];
  expect(findWithAbout(rule, sheets('a.csv'))).toEqual([
    { at, metric: 'compare_table', sheet: 'a.csv', due: 'a-' },
  ]);
  expect(rule.message({ metric: 'compare_table', sheet: 'a.csv', due: 'a-' })).toBe(
    '"compare_table" opens the CSV file of a sheet by a name that begins with "a-", not "a.csv"; rename it',
  );
});
