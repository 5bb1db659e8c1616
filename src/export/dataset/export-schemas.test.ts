import { expect, test } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { isObject, type JsonObject } from '../../text/json/json-value.ts';
import { compileSchema } from '../../format/validator.ts';
import { deriveExportSchema, exportSchemaNames } from './export-schemas.ts';
import { toTaskRecord } from '../tasks/task-record.ts';

/** Every object of a schema that lists its fields. */
function* objectsIn(value: unknown): Generator<JsonObject> {
  if (Array.isArray(value)) for (const entry of value) yield* objectsIn(entry);
  if (!isObject(value)) return;
  if (isObject(value.properties)) yield value;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

test.for(exportSchemaNames)('the schema of %s explains every field', (name) => {
  const objects = [...objectsIn(deriveExportSchema(name))];
  expect(objects.length).toBeGreaterThan(2);
  for (const { properties } of objects) {
    const bare = Object.entries(properties as Record<string, JsonObject>).filter(
      ([, { description }]) => typeof description !== 'string' || !description.endsWith('.'),
    );
    expect(bare).toEqual([]);
  }
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
