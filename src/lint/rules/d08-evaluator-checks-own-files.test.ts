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
      kind: 'file',
      file: 'linux/b.json',
      at: ['evaluator', 'result'],
      path: '/home/user/a.docx',
      other: 'linux/a.json',
    },
  ]);
});

type Parts = Parameters<typeof exampleDataset>[0];

const reply = (instruction: string, text: unknown, field = 'evaluator') => ({
  instruction,
  [field]: { func: 'exact_match', result: { type: 'typed' }, expected: { type: 'rule', text } },
});

const first = reply('Post "The ferry leaves at nine today" as a comment.', [
  'The ferry leaves at nine today',
]);

const textsIn = (...others: readonly object[]) => {
  const parts = [first, ...others].map((part, id) => [`${id}.json`, { id: `${id}`, ...part }]);
  const { tasks, context } = exampleDataset(Object.fromEntries(parts) as Parts);
  return [...rule.check(tasks, context)].map((problem) => [problem.file, rule.message(problem)]);
};

const ask = 'Post "The bakery opens late on Monday" as a comment.';

test.for([
  ['in an array', reply(ask, ['The ferry leaves at nine today'])],
  ['with other punctuation', reply(ask, 'the ferry leaves at nine, today!')],
  ['in a second evaluator', reply(ask, { all: 'The ferry leaves at nine today' }, 'safety')],
] as const)('reports the text of another instruction %s', ([, other]) => {
  expect(textsIn(other)).toEqual([
    [
      '1.json',
      'the evaluator demands "the ferry leaves at nine today", which is in the instruction of "0.json" and not in that of this task; demand the text of this task',
    ],
  ]);
});

test.for([
  ['a text of its own', [reply(ask, 'The bakery opens late on Monday')]],
  ['a text of no instruction', [reply(ask, 'The library closes early on Friday')]],
  ['a text of few words', [reply(ask, 'leaves at nine')]],
  [
    'a task that quotes nothing',
    [reply('Post the time of the ferry.', 'The ferry leaves at nine today')],
  ],
  [
    'a text of several instructions',
    [
      { instruction: 'Say "The ferry leaves at nine today".' },
      reply(ask, 'The ferry leaves at nine today'),
    ],
  ],
  ['a command', [reply(ask, { command: 'echo The ferry leaves at nine today' })]],
] as const)('accepts %s', ([, others]) => {
  expect(textsIn(...others)).toEqual([]);
});
