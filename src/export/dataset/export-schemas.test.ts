import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { compileSchema } from '#format/validator.ts';
import { deriveSchema } from '#format/json-schema.ts';
import { taskRecordSchema } from '../tasks/task-record-schema.ts';
import { toTaskRecord } from '../tasks/task-record.ts';

const [entry] = exampleCatalogue({ 'a.json': {} }).entries;
const record = entry && toTaskRecord(entry, '/');
const isTask = compileSchema(deriveSchema('x', taskRecordSchema));

test.for<[string, object]>([
  ['without an id', { id: undefined }],
  ['with a field that nobody knows', { more: 1 }],
  ['with an array that is a string', { metrics: 'exact_match' }],
  ['with an app by its name alone', { apps: ['browser'] }],
  ['with half a step', { steps: 0.5 }],
  ['with a boolean as a string', { proxy: 'true' }],
  ['whose file is a string', { task: '{}' }],
])('refuses a record %s', ([, part]) => {
  expect(isTask(record)).toBe(true);
  expect(isTask(JSON.parse(JSON.stringify({ ...record, ...part })))).toBe(false);
});
