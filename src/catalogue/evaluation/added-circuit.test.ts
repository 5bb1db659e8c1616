import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { toAddedCircuit, toCircuit } from './circuit.ts';

const vocabulary = createVocabulary();
const none = { found: new Map(), broken: new Set<string>() };
const file = { type: 'vm_file', path: '/a.csv', dest: 'a.csv' };
const sleep = { type: 'sleep', parameters: { seconds: 2 } };

const addedOf = (fields: JsonObject) =>
  toTask(fields).evaluators.map((evaluator) => toAddedCircuit(evaluator, none, { vocabulary }));

test('draws an evaluator that a project adds, with places of its own', () => {
  const [circuit] = addedOf({
    danger: { func: ['x', 'seen'], result: [file, file], postconfig: [sleep] },
  });
  expect(circuit).toMatchObject({
    name: { anchor: 'danger', label: 'Danger', code: 'danger' },
    setup: undefined,
    then: { steps: 1 },
    thenAnchor: 'danger:postconfig-steps',
    join: 'all',
    checks: [
      { number: 1, anchor: 'danger-check-1', result: { anchor: 'danger-check-1-result' } },
      { number: 2, anchor: 'danger-check-2' },
    ],
  });
});

test('draws nothing where sources may not belong to the metrics beside them', () => {
  const danger = { func: ['x', 'y'], conj: 'majority', result: [file] };
  expect(addedOf({ danger })).toEqual([undefined]);
});

test('counts all steps that are known to run before the agent acts', () => {
  const handling = {
    ...emptyHandling,
    stepFields: [
      { field: 'first', at: { file: 'desk.py' }, action: { name: 'sleep', parameter: 'seconds' } },
      { field: 'config', at: { file: 'desk.py' } },
    ],
  };
  const fields = { first: 3, evaluator: { func: 'x', result: file }, midway: [sleep] };
  const circuit = toCircuit({ task: toTask(fields, handling), fields }, none, { vocabulary });
  expect([circuit?.setup?.steps, toPlainText(circuit?.setup?.summary ?? [])]).toEqual([
    1,
    'Wait three seconds',
  ]);
});
