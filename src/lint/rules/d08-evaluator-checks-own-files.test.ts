import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { evaluatorChecksOwnFiles as rule } from './d08-evaluator-checks-own-files.ts';

const open = (path: string) => [{ type: 'open', parameters: { path } }];
const judge = (...path: string[]) => ({
  func: 'is_first_line_centered',
  result: { type: 'vm_file', path, dest: path, multi: true },
});
const owner = { id: 'a', config: open('/home/user/a.docx'), evaluator: judge('/home/user/a.docx') };
const copy = { ...owner, id: 'b', config: open('/home/user/b.docx') };

function problemsIn(other: object, file = 'b.json') {
  const { tasks, context } = exampleDataset({ 'linux/a.json': owner, [file]: { ...other } });
  return [...rule.check(tasks, context)];
}

test.for([
  ['another evaluator', { ...copy, evaluator: judge('/home/user/a.docx', '/tmp/x') }],
  ['a file that the instruction names', { ...copy, instruction: 'Save it as a.docx.' }],
  ['a file that setup puts there', { ...copy, config: open('/srv/a.docx') }],
  ['one id, which another rule reports', { ...copy, id: 'a' }],
  ['no metric', { ...copy, evaluator: { func: '' } }],
  ['no evaluator', { ...copy, evaluator: 5 }],
] as const)('accepts %s', ([, other]) => {
  expect(problemsIn(other, 'linux/b.json')).toEqual([]);
});

test('accepts a task for each platform', () => {
  expect(problemsIn(copy, 'windows/b.json')).toEqual([]);
});

test('reports an evaluator that judges the file of another task', () => {
  expect(problemsIn(copy, 'linux/b.json')).toEqual([
    {
      file: 'linux/b.json',
      at: ['evaluator', 'result'],
      path: '/home/user/a.docx',
      other: 'linux/a.json',
    },
  ]);
});
