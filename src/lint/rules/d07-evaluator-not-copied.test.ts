import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { evaluatorNotCopied as rule } from './d07-evaluator-not-copied.ts';

const save = { id: 'a', instruction: 'Save the open page as a PDF.' };
const number = { id: 'b', instruction: 'Add page numbers to every footer.' };

const file = { url: 'https://files.example.org/', path: '/home/user/poem.odt' };
const download = { config: [{ type: 'download', parameters: { files: [file] } }] };

function problemsIn(parts: Parameters<typeof exampleDataset>[0]) {
  const { tasks, context } = exampleDataset(parts);
  return [...rule.check(tasks, context)].map((problem) => ({
    file: problem.file,
    severity: problem.severity ?? rule.severity,
    message: rule.message(problem),
  }));
}

const warning = (file: string, other: string) => ({
  file,
  severity: 'warning',
  message: expect.stringContaining(`the same as in "${other}"`) as string,
});

test.for([
  ['another setup', save, { ...number, config: [{ type: 'sleep', parameters: { seconds: 1 } }] }],
  [
    'a second evaluator that differs',
    { ...save, safety: { func: 'exact_match', result: { type: 'rule', rules: 'a' } } },
    { ...number, safety: { func: 'exact_match', result: { type: 'rule', rules: 'b' } } },
  ],
  ['milestones that differ', { ...save, milestones: ['saved'] }, { ...number, milestones: [] }],
  [
    'an evaluator that names nothing of a task',
    { ...save, evaluator: { func: 'is_utc_0', result: { type: 'agent_answer' } } },
    { ...number, evaluator: { func: 'is_utc_0', result: { type: 'agent_answer' } } },
  ],
  ['files of which no address is known', { ...save, ...download }, { ...number, ...download }],
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
    warning('b.json', 'a.json'),
    warning('c.json', 'a.json'),
  ]);
});

test('takes notes that differ for no sign of another task', () => {
  const parts = { 'a.json': { ...save, level: 'easy' }, 'b.json': { ...number, level: 'hard' } };
  expect(problemsIn(parts)).toEqual([warning('b.json', 'a.json')]);
});

test('takes an evaluator of many tasks for intended', () => {
  const words = ['red', 'green', 'blue', 'white', 'black', 'pink', 'brown', 'grey', 'gold', 'teal'];
  const parts = [...words, 'plum', 'lime'].map((word, id) => {
    const instruction = [1, 2, 3, 4].map((index) => `${word}${index}`).join(' ');
    return [`${word}.json`, { id: String(id), instruction }] as const;
  });
  expect(problemsIn(Object.fromEntries(parts))).toEqual([
    {
      file: 'red.json',
      severity: 'info',
      message:
        '12 tasks with different instructions have one setup and one evaluator; make sure that it judges each of them',
    },
  ]);
});

test('passes over metrics that a runner judges itself', () => {
  const { tasks, context } = exampleDataset({ 'a.json': save, 'b.json': number });
  const [metric = ''] = tasks[0]?.judging?.metrics ?? [];
  const judged = { at: { file: 'run.py', line: 5 }, by: 'runner', inArray: false } as const;
  const evaluator = { judgedByName: { [metric]: judged }, namesAreComplete: true };
  const handling = {
    fields: {},
    fieldsAreComplete: true,
    parts: {},
    stepFields: [],
    evaluator,
    replacements: [],
    mayReplaceMore: false,
    waits: [],
  };
  const vocabulary = { ...context.vocabulary, handling };
  expect([...rule.check(tasks, { ...context, vocabulary })]).toEqual([]);
  expect([...rule.check(tasks, context)]).toHaveLength(1);
});

test('compares thousands of tasks with one evaluator in time', () => {
  const words = 'set the colour of every cell in the table of '.repeat(30);
  const tasks = Array.from({ length: 5000 }, (_, index) => {
    const part = { id: `${index}`, instruction: `${words} sheet ${index}` };
    return [`${String(index).padStart(4, '0')}.json`, part] as const;
  });
  const problems = problemsIn({ ...Object.fromEntries(tasks), 'z.json': number });
  expect(problems).toEqual([warning('z.json', '0000.json')]);
});
