import { expect, test } from 'vitest';
import type { VocabularyExtension } from '#vocabulary/extension.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems } from '../examples/find-problems.ts';
import { booleanAsString as rule } from './s04-boolean-as-string.ts';

const problemsIn = (fields: object, extension: VocabularyExtension = {}) => {
  const vocabulary = createVocabulary(extension);
  return findProblems(rule, { ...fields }, { vocabulary });
};
const step = (shell: unknown, type = 'command') => ({
  config: [{ type, parameters: { command: 'ls', shell } }],
});

test.for([
  ['a boolean', step(true)],
  ['another string', step('yes')],
  ['what the schema reports', step('true', 'execute')],
  ['an unknown action', step('true', 'fly')],
  ['a string where one is expected', { config: [{ type: 'open', parameters: { path: 'true' } }] }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test('accepts a string that the environment expects', () => {
  const shell = { type: ['boolean', 'string'] as const };
  expect(problemsIn(step('true'), { actions: { command: { parameters: { shell } } } })).toEqual([]);
});

test('finds "true" and "false" in quotes, and fixes "true"', () => {
  const at = ['config', 0, 'parameters', 'shell'];
  expect(problemsIn(step('true'))).toEqual([
    { at, field: 'shell', found: 'the string "true"', fix: { kind: 'replace', value: true } },
  ]);
  expect(problemsIn(step('false'))).toEqual([
    { at, field: 'shell', found: 'the string "false"', consequence: 'fails' },
  ]);
});

test('finds them as Python writes them', () => {
  const at = ['config', 0, 'parameters', 'shell'];
  const fix = { kind: 'replace', value: true };
  expect(problemsIn(step('True'))).toMatchObject([{ at, found: 'the string "True"', fix }]);
  expect(problemsIn(step('False'))).toMatchObject([
    { at, field: 'shell', found: 'the string "False"' },
  ]);
});

test('finds a rule and an option', () => {
  const options = { ignore_case: 'true' };
  expect(problemsIn({ evaluator: { func: 'compare_docx_files', options } })).toMatchObject([
    { at: ['evaluator', 'options', 'ignore_case'] },
  ]);
});
