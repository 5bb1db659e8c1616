import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { listAddedParts } from '#format/reading/added-parts.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { checkTasks } from '#tests/support/check-tasks.ts';
import { exampleTask } from '../examples/example-task.ts';
import { parseFile } from '../parse/parse-file.ts';
import { allRuleMetas } from './index.ts';

const vocabulary = createVocabulary();

function findingsIn(fields: JsonObject) {
  const text = `${JSON.stringify(fields, null, 2)}\n`;
  const parsed = parseFile('example.json', new TextEncoder().encode(text));
  return checkTasks([parsed], { vocabulary, isValid: () => false, suites: [] });
}

const linesIn = (fields: JsonObject, field: string): string[] =>
  findingsIn(fields)
    .filter(({ pointer }) => pointer === `/${field}` || pointer.startsWith(`/${field}/`))
    .map(({ code, severity, pointer, message }) => {
      return `${code} ${severity} ${pointer.slice(field.length + 1)}: ${message}`;
    });

const cases = allRuleMetas.flatMap(({ code, examples }) =>
  examples.kind === 'task' ? examples.bad.map((fields) => ({ code, fields })) : [],
);

test.for([
  [
    'evaluator',
    ({ evaluator }: JsonObject) => ({ evaluator: exampleTask().evaluator, lure: evaluator }),
    'lure',
  ],
  ['config', ({ config }: JsonObject) => ({ config: [], interlude: config }), 'interlude'],
] as const)('every rule finds in another field what it finds in "%s"', ([field, move, name]) => {
  let count = 0;
  for (const { code, fields } of cases) {
    const task = exampleTask(fields);
    const expected = linesIn(task, field);
    if (expected.length === 0) continue;
    count++;
    const moved: JsonObject = { ...task, ...move(task) };
    // An object without metrics, or a step without a type, has no shape to be recognized by.
    const isPart = listAddedParts(moved).length > 0;
    expect(linesIn(moved, name), code).toEqual(isPart ? expected : []);
  }
  expect(count).toBeGreaterThan(20);
});
