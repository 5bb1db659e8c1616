import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { type FileRole, toFileRoles } from './file-roles.ts';

test.for<[string, object, FileRole[]]>([
  ['one file', { path: '/a.xlsx', dest: 'a.xlsx' }, ['given']],
  [
    'files that are all handed over',
    { path: ['/a.jpg', '/b.jpg'], dest: ['a.jpg', 'b.jpg'], multi: true, gives: [0, 1] },
    ['given', 'given'],
  ],
  [
    'the CSV of a sheet beside its workbook',
    { path: ['/a.xlsx', '/a-Sheet1.csv'], dest: ['a.xlsx', 'a-Sheet1.csv'], multi: true },
    ['given', 'beside'],
  ],
  [
    'the modules of a program',
    { path: ['/app/board.py', '/app/main.py'], dest: ['board.py', 'main.py'], multi: true },
    ['given', 'beside'],
  ],
  [
    'pictures of which one is handed over',
    { path: ['/a.jpg', '/b.jpg'], dest: ['a.jpg', 'b.jpg'], multi: true, gives: [1] },
    ['unused', 'given'],
  ],
  [
    'files of which none is passed on',
    { path: ['/a'], dest: ['a'], multi: true, gives: [] },
    ['unused'],
  ],
])('finds the roles of %s', ([, source, roles]) => {
  const [check] = toEvaluation({ func: 'a', result: { type: 'vm_file', ...source } }).checks;
  expect(check?.result && toFileRoles(check.result)).toEqual(roles);
});
