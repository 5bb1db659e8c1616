import { expect, test } from 'vitest';
import { deriveTaskSchema } from '#format/json-schema.ts';
import { deriveReference } from '#format/reference.ts';
import { toTask } from '#format/reading/to-task.ts';
import { compileSchema } from '#format/validator.ts';
import { checkTasks } from '#tests/support/check-tasks.ts';
import { parseFile } from '#lint/parse/parse-file.ts';
import { listNames } from '#vocabulary/known-names.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { completeExample } from './complete-example.ts';

const vocabulary = createVocabulary();
const isValid = compileSchema(deriveTaskSchema(listNames(vocabulary)));

function findCodes(fields: object): string[] {
  const bytes = new TextEncoder().encode(`${JSON.stringify(fields, null, 2)}\n`);
  const parsed = parseFile(`${completeExample.id}.json`, bytes);
  const findings = [
    ...parsed.findings,
    ...checkTasks([parsed], { vocabulary, isValid, suites: [] }),
  ];
  return findings.map(({ code }) => code);
}

test('the check has nothing to say of the example', () => {
  expect(findCodes(completeExample)).toEqual([]);
});

test.for<[string, object, string]>([
  ['a misspelt metric', { evaluator: { func: 'compare_pdf' } }, 'V01'],
  ['a deprecated field', { snapshot: 'browser' }, 'V02'],
  ['a boolean as a string', { proxy: 'false' }, 'S04'],
  ['an id of another file', { id: 'timetable' }, 'D01'],
])('the check would find %s in it', ([, part, code]) => {
  expect(findCodes({ ...completeExample, ...part })).toEqual([code]);
});

test('has every top-level field but the deprecated ones, in the order of the format', () => {
  const [task] = deriveReference();
  const fields = task?.fields.filter(({ about }) => about.deprecated === undefined) ?? [];
  expect(Object.keys(completeExample)).toEqual(fields.map(({ name }) => name));
});

test('has nothing that the format does not have', () => {
  const { extra, setup, evaluation } = toTask(completeExample);
  expect([extra, evaluation.extra, ...setup.map((step) => step.extra)]).toEqual([
    {},
    {},
    {},
    {},
    {},
  ]);
});

test('the page of the format shows its lines whole', () => {
  const lines = JSON.stringify(completeExample, null, 2).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(88);
});
