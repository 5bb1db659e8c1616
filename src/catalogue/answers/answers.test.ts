import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { toListedMessage, withholdAnswers } from './answers.ts';

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

test('leaves out an evaluator of another kind altogether', () => {
  const fields = exampleTask({ evaluator: [{ func: 'exact_match', expected: secret }] });
  const sealed = withholdAnswers({ file: 'a.json', fields });
  expect(sealed.fields.evaluator).toEqual({});
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

test.for([
  ['does not quote an expected value that is folded', '/evaluator/expected/0', 'collapse', false],
  ['quotes an expected value that is shown', '/evaluator/expected/0', 'show', true],
  ['quotes another part of a check', '/evaluator/result/0', 'collapse', true],
] as const)('a list of findings %s', ([, pointer, answers, isQuoted]) => {
  const message = toListedMessage(exampleFinding({ pointer, message: secret }), answers);
  expect(message.includes(secret)).toBe(isQuoted);
});
