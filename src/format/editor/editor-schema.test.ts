import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { isObject } from '#text/json/json-value.ts';
import { listNames } from '#vocabulary/known-names.ts';
import { toSnippet } from '#vocabulary/snippet.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { deriveEditorSchema } from './editor-schema.ts';
import { deriveTaskSchema } from '../json-schema.ts';
import { compileSchema } from '../validator.ts';

const vocabulary = createVocabulary();
const { action, getter, metric } = vocabulary.entries;
const schema = deriveEditorSchema(vocabulary);
const isValidInEditor = compileSchema(schema);
const isValid = compileSchema(deriveTaskSchema(listNames(vocabulary)));

/** A task for each function, around its snippet. */
const tasks = [
  ...[...action.values()].map((entry) => ({ config: [toSnippet(entry, vocabulary)] })),
  ...[...getter.values()].map((entry) => ({
    evaluator: { func: 'exact_match', result: toSnippet(entry, vocabulary) },
  })),
  ...[...metric.values()].map((entry) => ({ evaluator: toSnippet(entry, vocabulary) })),
].map((fields) => exampleTask(fields) as unknown);

/** Copies in which a value at any depth is another. */
function* replaceEach(value: unknown, other: unknown): Generator {
  yield other;
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      for (const copy of replaceEach(one, other)) yield value.with(index, copy);
    }
  }
  if (!isObject(value)) return;
  for (const [key, one] of Object.entries(value)) {
    for (const copy of replaceEach(one, other)) yield { ...value, [key]: copy };
  }
}

test.for([[null], ['x'], [[{ x: 7 }]]])(
  'accepts in each place of each function what the check accepts: %j',
  ([other]) => {
    const copies = tasks.flatMap((task) => [...replaceEach(task, other)]);
    expect(copies.filter((copy) => isValidInEditor(copy) !== isValid(copy))).toEqual([]);
  },
);

const hintsFor = (name: string) =>
  JSON.stringify(schema.definitions).includes(`"enum":["${name}"]`);

test('has hints of the functions that only the environment has', () => {
  expect(hintsFor('open')).toBe(true);
  const functions = { action: new Map(), getter: new Map(), metric: new Map() };
  const source = { functions, complete: ['action', 'getter', 'metric'] as const };
  const bare = deriveEditorSchema(createVocabulary({}, { source }));
  expect(bare.definitions).toMatchObject({ action: { allOf: [] }, source: { allOf: [] } });
});
