import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { fileListsAlign as rule } from './s07-file-lists-align.ts';

const path = ['/home/user/a.csv', '/home/user/b.csv'];
const dest = ['a.csv', 'b.csv'];

const problemsIn = (result: object) =>
  findProblems(rule, { evaluator: { func: 'check_csv', result } });

const placesIn = (result: object) => problemsIn(result).map(({ at }) => at.slice(2).join('/'));

test.for([
  ['lists that are equally long', { type: 'vm_file', path, dest, multi: true, gives: [0, 1] }],
  ['strings', { type: 'vm_file', path: '/a', dest: 'a', gives: [0] }],
  ['an array beside a flag that is a string', { type: 'get_vm_file', path, dest, multi: 'true' }],
  ['an array of folders that another getter reads', { type: 'googledrive_file', path, dest: 'a' }],
  ['fields of other types', { type: 'vm_file', path: 5, dest: null, multi: true, gives: ['x'] }],
  ['a source without fields', { type: 'cloud_file' }],
] as const)('accepts %s', ([, result]) => {
  expect(problemsIn(result)).toEqual([]);
});

test.for([
  ['a short "dest"', { path, dest: ['a'], multi: true }, ['dest']],
  ['a string beside "multi"', { path: '/a', dest: 'a', multi: true }, ['path']],
  ['lists without "multi", once', { path, dest, gives: [0, 1] }, ['path']],
  ['lists of two lengths, once', { path, dest: ['a'], multi: true, gives: [2] }, ['dest']],
  ['"gives" out of range', { path, dest, multi: true, gives: [0, 2, -1] }, ['gives/1', 'gives/2']],
  ['"gives" beyond a single file', { path: '/a', dest: 'a', gives: [1] }, ['gives/0']],
] as const)('rejects %s', ([, fields, places]) => {
  expect(placesIn({ type: 'vm_file', ...fields })).toEqual(places);
});

test.for([
  [
    { multi: false, dest: 'a' },
    '"path" is an array without "multi"; add "multi": true, or write one string',
  ],
  [{ path: '/a' }, '"path" is a string beside "multi"; it must be an array'],
  [{ path: '/a', dest: 'a' }, '"path" and "dest" are strings beside "multi"; they must be arrays'],
] as const)('says of %j what was found and what was due', ([fields, message]) => {
  const [problem] = problemsIn({ type: 'vm_file', path, dest, multi: true, ...fields });
  expect(problem && rule.message(problem)).toBe(message);
});
