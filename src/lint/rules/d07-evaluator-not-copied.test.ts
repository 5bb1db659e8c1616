import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { evaluatorNotCopied as rule } from './d07-evaluator-not-copied.ts';

const save = { id: 'a', instruction: 'Save the open page as a PDF.' };
const number = { id: 'b', instruction: 'Add page numbers to every footer.' };

function problemsIn(parts: Parameters<typeof exampleDataset>[0]) {
  const { tasks, context } = exampleDataset(parts);
  return [...rule.check(tasks, context)];
}

test.for([
  ['another setup', save, { ...number, config: [{ type: 'sleep', parameters: { seconds: 1 } }] }],
  ['another evaluator', save, { ...number, evaluator: { func: 'is_utc_0' } }],
  ['the same instruction', save, { ...save, id: 'b' }],
  ['the same instruction in other words', save, { id: 'b', instruction: 'Save this page as PDF!' }],
  [
    'instructions of few words',
    { id: 'a', instruction: 'Do a.' },
    { id: 'b', instruction: 'Do b.' },
  ],
  ['one id, which another rule reports', save, { ...number, id: 'a' }],
  [
    'tasks that cannot be done',
    { ...save, evaluator: { func: 'infeasible' } },
    { ...number, evaluator: { func: 'infeasible' } },
  ],
  ['no metric', { ...save, evaluator: { func: '' } }, { ...number, evaluator: { func: '' } }],
  ['no evaluator', { ...save, evaluator: 'none' }, { ...number, evaluator: 'none' }],
  ['instructions of other types', { id: 'a', instruction: 5 }, { id: 'b', instruction: '' }],
] as const)('accepts %s', ([, one, other]) => {
  expect(problemsIn({ 'a.json': one, 'b.json': other })).toEqual([]);
});

test('accepts a task for each platform', () => {
  expect(problemsIn({ 'linux/a.json': save, 'windows/b.json': number })).toEqual([]);
});

test('reports every task whose instruction differs from that of an earlier one', () => {
  const send = { id: 'c', instruction: 'E-mail my invoice to the landlord.' };
  expect(problemsIn({ 'a.json': save, 'b.json': number, 'c.json': send })).toEqual([
    { file: 'b.json', at: ['evaluator'], other: 'a.json' },
    { file: 'c.json', at: ['evaluator'], other: 'a.json' },
  ]);
});

test('compares thousands of tasks with one evaluator in time', () => {
  const words = 'set the colour of every cell in the table of '.repeat(30);
  const tasks = Array.from({ length: 5000 }, (_, index) => {
    const part = { id: `${index}`, instruction: `${words} sheet ${index}` };
    return [`${String(index).padStart(4, '0')}.json`, part] as const;
  });
  const problems = problemsIn({ ...Object.fromEntries(tasks), 'z.json': number });
  expect(problems).toEqual([{ file: 'z.json', at: ['evaluator'], other: '0000.json' }]);
});
