import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { withholdAnswers, withholdFields } from './answers.ts';

const secret = 'the answer';
const withheld = (expected: unknown) => {
  const fields = exampleTask({ evaluator: { func: 'exact_match', expected } });
  return withholdAnswers({ file: 'a.json', fields });
};

test.for([
  ['rules', { type: 'rule', rules: { expected: secret } }, { type: 'rule' }],
  ['a file', { type: 'cloud_file', path: secret, dest: secret }, { type: 'cloud_file' }],
  ['an array', [{ type: 'rule', rules: [secret] }, {}], [{ type: 'rule' }, {}]],
  ['a value of another kind', secret, {}],
  ['a type that is not a string', { type: [secret] }, {}],
] as const)('withholds %s and keeps what fetches it', ([, expected, published]) => {
  const { fields, text } = withheld(expected);
  expect(fields.evaluator).toEqual({ func: 'exact_match', expected: published });
  expect(JSON.parse(text)).toEqual(fields);
  expect(text).not.toContain(secret);
});

test.for([
  ['text', secret],
  ['an array of texts', [secret]],
  ['an array in which something is no evaluator', [{ func: 'exact_match' }, { is: secret }]],
])('leaves out an evaluator that is %s altogether', ([, evaluator]) => {
  expect(withholdFields({ evaluator })).toEqual({ evaluator: {} });
});

test.for<[string, JsonObject, JsonObject]>([
  [
    'a second evaluator',
    { harm_check: { func: 'a', result: { type: 'b' }, expected: { type: 'c', rules: secret } } },
    { harm_check: { func: 'a', result: { type: 'b' }, expected: { type: 'c' } } },
  ],
  [
    'evaluators in a list, and one under a name like "evaluator"',
    { evaluators: [{ func: 'a', expected: secret }], evaluater: { func: 'b', expected: secret } },
    { evaluators: [{ func: 'a', expected: {} }], evaluater: { func: 'b', expected: {} } },
  ],
  [
    'several evaluators in "evaluator"',
    { evaluator: [{ func: 'a', expected: secret }] },
    { evaluator: [{ func: 'a', expected: {} }] },
  ],
  [
    'the evaluator of a phase',
    { turns: [{ instruction: 'Go.', verify: { func: 'a', conj: 'or', expected: [secret] } }] },
    { turns: [{ instruction: 'Go.', verify: { func: 'a', conj: 'or', expected: [{}] } }] },
  ],
  [
    'what is like "expected" at any depth of a field of the dataset',
    { notes: [{ level: 1, about: { Expected_Value: secret, kind: 'x' } }] },
    { notes: [{ level: 1, about: { kind: 'x' } }] },
  ],
  [
    'commands of graders',
    {
      evaluator: [
        [secret, 100],
        [secret, 50],
      ],
      rubric: [{ command: [secret, secret], points: 3, reply: 42, gate: true, note: secret }],
    },
    {
      evaluator: [
        ['', 100],
        ['', 50],
      ],
      rubric: [{ command: '', points: 3 }],
    },
  ],
])('withholds %s, and nothing more a second time', ([, fields, published]) => {
  expect(withholdFields(fields)).toEqual(published);
  expect(withholdFields(published)).toEqual(published);
});

test('withholds the commands of graders whose form only the source of the environment shows', () => {
  const graders = { command: 2, points: { index: 0, value: 100 }, at: { file: 'a.py', line: 1 } };
  const handling = { ...emptyHandling, evaluator: { ...emptyHandling.evaluator, graders } };
  const evaluator = [[100, secret, secret, 4711, { is: secret }]];
  expect(withholdFields({ evaluator }, { handling })).toEqual({
    evaluator: [[100, '', '', null, '']],
  });
});

test('withholds the fields that the dataset names as answers', () => {
  const fields = {
    hint: secret,
    meta: { solution: { steps: [secret] }, kind: 'x' },
    turns: [{ instruction: 'Go.', reply: secret }],
    'a.b': secret,
    instruction: 'Stay.',
  };
  const answerFields = ['hint', 'meta.solution', 'turns.reply', 'a.b', 'instruction'];
  expect(withholdFields(fields, { answerFields })).toEqual({
    meta: { kind: 'x' },
    turns: [{ instruction: 'Go.' }],
    instruction: 'Stay.',
  });
});

test('leaves a task without expected values as it is', () => {
  const fields = exampleTask();
  expect(withholdAnswers({ file: 'a.json', fields }).fields).toEqual(fields);
});

test.for([
  ['a misspelt key of the evaluator', { evaluator: { func: 'a', expcted: secret } }],
  ['an unknown key of the evaluator', { evaluator: { func: 'a', answer: { is: secret } } }],
  ['a key that says more', { evaluator: { func: 'a', expected_value: secret } }],
  ['a misspelt evaluator', { evaluater: { expected: secret } }],
  ['an evaluator in capitals', { Evaluator: { expected: secret } }],
  ['an expected value beside the evaluator', { expected: secret }],
  ['one within what is fetched', { evaluator: { result: [{ type: 'a', Expected: secret }] } }],
] as const)('withholds %s', ([, part]) => {
  const fields = exampleTask(part);
  const { text, fields: published } = withholdAnswers({ file: 'a.json', fields });
  expect(text).not.toContain(secret);
  expect(published.instruction).toBe(fields.instruction);
});

test('keeps what is fetched, how it is judged and fields of the dataset', () => {
  const part = {
    evaluator: { func: 'a', result: { type: 'b', path: '/c' }, options: { strict: true } },
    difficulty: 'hard',
  };
  const fields = exampleTask(part);
  expect(withholdAnswers({ file: 'a.json', fields }).fields).toEqual(fields);
});

test('withholds what is too deep to be searched', () => {
  const deep = (levels: number) =>
    Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'end');
  const shown = JSON.stringify(withholdFields({ near: deep(50), far: deep(70) }));
  expect(shown.match(/end/g)).toHaveLength(1);
  expect(shown).toContain('null');
});
