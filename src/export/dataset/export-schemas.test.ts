import { expect, test } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { listUnexplained } from '../../tests/expectations/unexplained-fields.ts';
import { compileSchema } from '../../format/validator.ts';
import { deriveExportSchema, exportSchemaNames } from './export-schemas.ts';
import { toTaskRecord } from '../tasks/task-record.ts';

test.for(exportSchemaNames)('the schema of %s explains every field', (name) => {
  const schema = deriveExportSchema(name);
  expect(Object.keys(schema.properties ?? {}).length).toBeGreaterThan(2);
  expect(listUnexplained(schema)).toEqual([]);
});

const [entry] = exampleCatalogue({ 'a.json': {} }).entries;
const record = entry && toTaskRecord(entry, '/');
const isTask = compileSchema(deriveExportSchema('task-record'));

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
