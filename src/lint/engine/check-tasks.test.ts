import { expect, test } from 'vitest';
import { deriveTaskSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import { listNames } from '#vocabulary/known-names.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { checkTasks } from '#tests/support/check-tasks.ts';
import { exampleTask } from '../examples/example-task.ts';
import { parseFile } from '../parse/parse-file.ts';

const vocabulary = createVocabulary();
const isValid = compileSchema(deriveTaskSchema(listNames(vocabulary)));

function check(files: Record<string, string>) {
  const parsed = Object.entries(files).map(([file, text]) =>
    parseFile(file, new TextEncoder().encode(text)),
  );
  return checkTasks(parsed, { vocabulary, isValid, suites: [] });
}

const write = (fields: object) => JSON.stringify(exampleTask({ ...fields }), null, 2);

test('finds nothing in a valid task', () => {
  expect(check({ 'example.json': write({}) })).toEqual([]);
});

test('places a finding of the shape', () => {
  expect(check({ 'os/example.json': write({ config: 'x' }) })).toEqual([
    {
      code: 'S02',
      rule: 'wrong-type',
      severity: 'error',
      consequence: 'stops',
      file: 'os/example.json',
      pointer: '/config',
      line: 4,
      column: 13,
      message: '"config" is the string "x"; it must be an array',
    },
  ]);
});

test('places a finding of a task rule, with the severity of the problem', () => {
  const evaluator = { func: 'exact_mach' };
  expect(check({ 'example.json': write({ evaluator }) })).toEqual([
    {
      code: 'V01',
      rule: 'name-known',
      severity: 'error',
      consequence: 'stops',
      file: 'example.json',
      pointer: '/evaluator/func',
      line: 9,
      column: 13,
      message: 'unknown metric "exact_mach"; did you mean "exact_match"?',
      cause: 'names that resemble those of built-in metrics',
    },
  ]);
});

test('places a finding of a dataset rule in the later of two files', () => {
  const findings = check({ 'a/example.json': write({}), 'b/example.json': write({}) });
  expect(findings.map(({ code, file, pointer, line }) => [code, file, pointer, line])).toEqual([
    ['D02', 'b/example.json', '/id', 2],
  ]);
});

test('runs the rules on a file that the schema refuses', () => {
  const codes = check({ 'example.json': write({ id: 'other', proxy: 'true', snapshot: 'x' }) });
  expect(codes.map(({ code }) => code).sort()).toEqual(['D01', 'S04', 'V02']);
});

test('does not repeat what is wrong with a file that is not a task', () => {
  expect(check({ 'broken.json': '{', 'list.json': '[]' })).toEqual([]);
});
