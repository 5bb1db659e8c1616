import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { datasetFileSchema } from './dataset-file-schema.ts';
import { deriveDatasetSchema, deriveTaskSchema, type JsonSchema } from './json-schema.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { taskFileSchema } from './task-file-schema.ts';
import { compileSchema } from './validator.ts';

const names = {
  actions: ['download', 'launch', 'sleep'],
  getters: ['vm_file'],
  metrics: ['check_csv', 'compare_pdfs'],
  apps: ['browser'],
};
const schema = deriveTaskSchema(names);
const fields = schema.properties as Record<string, JsonSchema>;

const specifiedFields = [
  'id',
  'instruction',
  'source',
  'related_apps',
  'config',
  'evaluator',
  'proxy',
  'fixed_ip',
  'possibility_of_env_change',
  'snapshot',
  'trajectory',
];

test('is a draft-07 schema with a title', () => {
  expect(schema).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Benchmark task',
    type: 'object',
  });
});

test('has the eleven fields of the format document', () => {
  expect(Object.keys(fields)).toEqual(specifiedFields);
});

test.for(specifiedFields)('describes the field %s', (field) => {
  expect(fields[field]?.description).toMatch(/\w{3,}.*\.$/);
});

test('requires what the format document requires, and nothing else', () => {
  const required = ['id', 'instruction', 'related_apps', 'config', 'evaluator'];
  expect(new Set(schema.required as string[])).toEqual(new Set(required));
});

test('explains that only snapshot and trajectory are deprecated, and does not suggest them', () => {
  const hidden = Object.entries(fields).filter(([, field]) => field.doNotSuggest === true);
  expect(hidden.map(([name, field]) => [name, field.description])).toEqual([
    ['snapshot', expect.stringMatching(/ Deprecated: Replaced by "config"\.$/)],
    ['trajectory', expect.stringMatching(/ Deprecated: Being phased out .+\.$/)],
  ]);
});

test('allows extra fields', () => {
  expect(schema.additionalProperties).not.toBe(false);
});

/** Every list of names that is offered beside an open alternative. */
function completionsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const { anyOf } = value as { anyOf?: { enum?: string[] }[] };
  const own = anyOf?.[0]?.enum ? [anyOf[0].enum] : [];
  return [...own, ...Object.values(value).flatMap(completionsIn)];
}

test('offers the known names beside an open alternative, never as a closed list', () => {
  const offered = new Set(completionsIn(schema).map((list) => list.join(' ')));
  expect(offered).toEqual(new Set(['download', 'vm_file', 'check_csv compare_pdfs', 'browser']));
});

test('leaves the described action types out of the open alternative', () => {
  const actions = completionsIn(schema).filter((list) => list.includes('download'));
  expect(actions).toEqual([['download']]);
});

test('writes no list of names where none is known', () => {
  const bare = deriveTaskSchema({ actions: [], getters: [], metrics: [], apps: [] });
  expect(completionsIn(bare)).toEqual([]);
});

const isValid = compileSchema(schema);

test.for<[string, JsonObject]>([
  ['a task', {}],
  ['extra fields', { hint: 'look' }],
  ['names that nobody knows', { evaluator: { func: 'judge_dance' }, related_apps: ['cad'] }],
  ['an action type that nobody knows', { config: [{ type: 'fly', parameters: {} }] }],
  ['options beside a single metric', { evaluator: { func: 'a', options: {} } }],
  ['null among the options', { evaluator: { func: ['a', 'b'], options: [{}, null] } }],
  ['an empty reference', { evaluator: { func: 'a', expected: {} } }],
  ['a reference without a type', { evaluator: { func: 'a', expected: { path: '/a' } } }],
  ['a command that is a string', { config: [{ type: 'execute', parameters: { command: 'ls' } }] }],
])('accepts %s, as zod does', ([, part]) => {
  const task = exampleTask(part);
  expect([isValid(task), taskFileSchema.safeParse(task).success]).toEqual([true, true]);
});

test.for<[string, JsonObject]>([
  ['a missing evaluator', { evaluator: undefined }],
  ['an evaluator that is a string', { evaluator: 'infeasible' }],
  ['an empty func', { evaluator: { func: '' } }],
  ['a source that is an array', { source: ['a'] }],
  ['a boolean as a string', { proxy: 'true' }],
  ['an unknown likelihood of change', { possibility_of_env_change: 'never' }],
  ['a described action without its parameter', { config: [{ type: 'sleep', parameters: {} }] }],
  ['an action without parameters', { config: [{ type: 'fly' }] }],
])('refuses %s, as zod does', ([, part]) => {
  const task = exampleTask(part);
  expect([isValid(task), taskFileSchema.safeParse(task).success]).toEqual([false, false]);
});

const datasetSchema = deriveDatasetSchema();
const isDataset = compileSchema(datasetSchema);

test('the guide has a row for every field of dataset.json; none is required', async () => {
  const guide = await readFile('src/content/docs/guides/describe.md', 'utf8');
  const table = guide.split('\n## ').find((section) => section.startsWith('Fields')) ?? '';
  const rows = [...table.matchAll(/^\| `([$\w]+)` +\|/gm)].map(([, name = '']) => name);
  const properties = Object.entries(datasetSchema.properties as Record<string, JsonSchema>);
  expect(properties.filter(([, { description }]) => !description)).toEqual([]);
  expect(properties.map(([name]) => name).sort()).toEqual(rows.sort());
  expect(datasetSchema.required).toBeUndefined();
});

test.for<[string, object, boolean]>([
  ['an empty file', {}, true],
  ['authors as strings and objects', { authors: ['A', { name: 'B', url: 'https://b.org' }] }, true],
  ['own names', { vocabulary: { metrics: { judge: { family: 'ours' } } } }, true],
  [
    'the contract of an own metric',
    {
      vocabulary: {
        metrics: {
          judge: {
            result: { accepts: 'a dance', example: { type: 'dance' } },
            options: { tempo: { type: ['integer', 'string'], default: 3 } },
            otherOptions: true,
          },
        },
      },
    },
    true,
  ],
  [
    'a field of a type that JSON has not',
    { vocabulary: { actions: { fly: { parameters: { height: { type: 'float' } } } } } },
    false,
  ],
  ['spellings of an app', { vocabulary: { apps: { cad: ['FreeCAD'] } } }, true],
  ['a field that does not exist', { titel: 'x' }, false],
  ['a home page without http', { homepage: 'example.org' }, false],
  ['a year before print', { citation: { year: 1200 } }, false],
  ['a leap day', { citation: { date: '2028-02-29' } }, true],
  ['a day that February has not', { citation: { date: '2026-02-31' } }, false],
  ['the leap day of another year', { citation: { date: '2026-02-29' } }, false],
  ['a day that April has not', { releases: [{ version: '1', date: '2026-04-31' }] }, false],
  ['the last day of a year', { releases: [{ version: '1', date: '2026-12-31' }] }, true],
  ['an unknown way to show answers', { answers: 'hide' }, false],
  ['a name with a blank', { vocabulary: { getters: { 'a b': {} } } }, false],
])('judges %s in dataset.json as zod does', ([, file, expected]) => {
  expect(isDataset(file)).toBe(expected);
  expect(datasetFileSchema.safeParse(file).success).toBe(expected);
});
