import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { windowNamesAFile as rule } from './w10-window-names-a-file.ts';

const problemsIn = (window: unknown, fields: object = {}) => {
  const postconfig = [{ type: 'activate_window', parameters: { window_name: window } }];
  const evaluator = { func: 'infeasible', postconfig };
  return findProblems(rule, { evaluator, ...fields });
};
const step = (type: string, parameters: object) => ({ config: [{ type, parameters }] });

test.for([
  ['a title without a file', 'LibreOffice Writer'],
  ['a host', 'example.com - Browser'],
  ['a version', 'GIMP 2.10'],
  ['a name that only looks like one', 'Node.js — Browser'],
  ['a title of another type', 7],
  ['a file that a step opens', 'a.docx - Writer', step('open', { path: '/home/user/a.docx' })],
  [
    'a file that the instruction announces',
    '*My Plan.docx - Writer',
    { instruction: 'Save it as "my plan".' },
  ],
  ['a file of an archive', 'a.py - Code', step('execute', { command: 'unzip project.zip' })],
  ['a script, which may make any', 'a.py - Code', step('execute', { command: ['./setup.sh'] })],
] as const)('accepts %s', ([, window, fields]) => {
  expect(problemsIn(window, fields)).toEqual([]);
});

test('accepts a file that a result reads', () => {
  const evaluator = {
    postconfig: [{ type: 'close_window', parameters: { window_name: 'a.docx' } }],
    result: { type: 'vm_file', path: '/home/user/a.docx' },
  };
  expect(problemsIn('', { evaluator })).toEqual([]);
});

test.for([
  ['the file of the reference', 'a_Gold.docx - Writer', 'a_Gold.docx'],
  ['a changed document', '*a b.docx (read-only) — Writer', 'a b.docx'],
] as const)('rejects %s', ([, window, file]) => {
  const config = [{ type: 'open', parameters: { path: '/home/user/a.docx' } }];
  expect(problemsIn(window, { config })).toEqual([
    { at: ['evaluator', 'postconfig', 0, 'parameters', 'window_name'], file },
  ]);
});
