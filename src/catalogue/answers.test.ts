import { expect, test } from 'vitest';
import { exampleTask } from '../lint/example-task.ts';
import { exampleFinding } from '../lint/example-finding.ts';
import { toListedMessage, withholdAnswers, withholdFromFinding } from './answers.ts';

const secret = 'the answer';
const withheld = (expected: unknown) => {
  const fields = exampleTask({ evaluator: { func: 'exact_match', expected } });
  return withholdAnswers({ file: 'a.json', text: JSON.stringify(fields), fields });
};

test.for([
  ['rules', { type: 'rule', rules: { expected: secret } }, { type: 'rule' }],
  ['a file', { type: 'cloud_file', path: secret, dest: secret }, { type: 'cloud_file' }],
  ['a list', [{ type: 'rule', rules: [secret] }, {}], [{ type: 'rule' }, {}]],
  ['a value of another kind', secret, {}],
  ['a type that is no text', { type: [secret] }, {}],
] as const)('withholds %s and keeps what fetches it', ([, expected, kept]) => {
  const { fields, text } = withheld(expected);
  expect(fields.evaluator).toEqual({ func: 'exact_match', expected: kept });
  expect(JSON.parse(text)).toEqual(fields);
  expect(text).not.toContain(secret);
});

test('leaves out an evaluator of another kind whole', () => {
  const fields = exampleTask({ evaluator: [{ func: 'exact_match', expected: secret }] });
  const sealed = withholdAnswers({ file: 'a.json', text: '', fields });
  expect(sealed.fields.evaluator).toEqual({});
});

test('leaves a task without expected values as it is', () => {
  const fields = exampleTask();
  expect(withholdAnswers({ file: 'a.json', text: '', fields }).fields).toEqual(fields);
});

test('withholds what a message quotes of an expected value, and nothing else', () => {
  const finding = {
    code: 'S02',
    rule: 'wrong-type',
    severity: 'error',
    file: 'a.json',
    pointer: '/evaluator/expected/rules',
    line: 3,
    column: 1,
    message: secret,
  } as const;
  for (const pointer of [
    '/evaluator',
    '/evaluator/expected',
    '/evaluator/expected/0',
    '/evaluator/1',
  ]) {
    expect(withholdFromFinding({ ...finding, pointer }).message).not.toContain(secret);
  }
  const inside = { ...finding, pointer: `/evaluator/expected/rules/${secret}` };
  expect(withholdFromFinding(inside).pointer).toBe('/evaluator/expected');
  for (const pointer of ['/evaluator/result', '/evaluator/expected_value', '']) {
    expect(withholdFromFinding({ ...finding, pointer }).message).toBe(secret);
  }
});

test.for([
  ['does not quote an expected value that is folded', '/evaluator/expected/0', 'collapse', false],
  ['quotes an expected value that is shown', '/evaluator/expected/0', 'show', true],
  ['quotes another part of a check', '/evaluator/result/0', 'collapse', true],
] as const)('a list %s', ([, pointer, answers, isQuoted]) => {
  const message = toListedMessage(exampleFinding({ pointer, message: secret }), answers);
  expect(message.includes(secret)).toBe(isQuoted);
});
