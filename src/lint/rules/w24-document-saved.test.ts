import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { documentSaved as rule } from './w24-document-saved.ts';

const path = '/home/user/a.xlsx';
const open = { type: 'open', parameters: { path } };
const run = (...command: string[]) => ({ type: 'execute', parameters: { command } });
const file = (from: unknown) => ({ type: 'vm_file', path: from, dest: 'a' });

const problemsIn = ({
  instruction = 'Sort the rows.' as unknown,
  config = [open] as unknown,
  postconfig = [] as unknown,
  result = file(path) as unknown,
}) =>
  findProblems(rule, {
    instruction,
    config,
    evaluator: { func: 'compare_table', postconfig, result },
  });

test.for([
  ['a document that is to be saved', { instruction: 'Sort the rows and save the file.' }],
  ['a document that is exported', { instruction: 'Sort the rows, then export it.' }],
  ['keys that save', { postconfig: [run('xdotool', 'key', 'ctrl+s')] }],
  ['a script that may save', { postconfig: [run('python3', 'finish.py')] }],
  ['a document that the agent makes', { config: [] }],
  ['a second document that it makes', { result: file([path, '/home/user/b.xlsx']) }],
  ['a file of another kind', { config: [run('code', '/a.txt')], result: file('/a.txt') }],
  ['an instruction in another language', { instruction: 'Sortiere die Zeilen.' }],
  ['a missing instruction', { instruction: undefined, config: [] }],
  ['values of other types', { config: 5, result: file([5, null]) }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test.for([
  ['a document that setup opens', {}, ['path']],
  [
    'one that setup downloads',
    { config: [{ type: 'download', parameters: { files: [{ path: '~/a.xlsx' }] } }] },
    ['path'],
  ],
  [
    'one that a program is started with',
    { config: [{ type: 'launch', parameters: { command: ['libreoffice', '--calc', path] } }] },
    ['path'],
  ],
  ['one that is read twice once', { result: file([path, path]) }, ['path', 0]],
  ['one among several files', { result: file(['/home/user/a.csv', path]) }, ['path', 1]],
  [
    'one that is converted without being saved',
    { postconfig: [{ type: 'sleep' }, run('soffice', '--convert-to', 'csv', path)] },
    ['path'],
  ],
] as const)('reports %s', ([, fields, place]) => {
  expect(problemsIn(fields)).toMatchObject([
    { at: ['evaluator', 'result', ...place], file: 'a.xlsx' },
  ]);
});
