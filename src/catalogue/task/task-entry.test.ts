import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findFeasibility } from './feasibility.ts';
import { describeTask } from './task-entry.ts';

function describe(part: JsonObject, file = 'os/a.json') {
  const fields = exampleTask(part);
  return describeTask(
    { file, fields, text: JSON.stringify(fields), isPlainText: true },
    createVocabulary(),
  );
}

test('lists every name once, in the order of the file', () => {
  const step = (type: string) => ({ type, parameters: {} });
  const entry = describe({
    related_apps: ['calc', 'libreoffice-calc', ' ', 'OS'],
    config: [step('launch'), step(''), step('sleep')],
    evaluator: {
      func: ['check_csv', 'check_csv', 'exact_match'],
      result: [step('get_vm_file'), step('vm_file'), {}],
      expected: [step('cloud_file'), { rules: [] }, null],
      postconfig: [step('sleep'), step('execute')],
    },
  });
  expect(entry.apps.map(({ name }) => name)).toEqual(['libreoffice_calc', 'os']);
  expect(entry.actions).toEqual(['launch', 'sleep', 'execute']);
  expect(entry.metrics).toEqual(['check_csv', 'exact_match']);
  expect(entry.getters).toEqual(['vm_file', 'cloud_file']);
});

test('lists the names in the parts that a project adds', () => {
  const step = (type: string) => ({ type, parameters: {} });
  const entry = describe({
    config: [],
    evaluator: { func: 'infeasible' },
    danger: { func: 'seen', result: { type: 'vm_file', path: '/a' }, postconfig: [step('sleep')] },
    midway: { actions: [step('execute')] },
  });
  expect([entry.metrics, entry.getters, entry.actions]).toEqual([
    ['infeasible', 'seen'],
    ['vm_file'],
    ['execute', 'sleep'],
  ]);
  expect(findFeasibility(entry)).toBe('no');
});

test.for([
  ['its own', { id: 'b' }, 'os/a.json', 'b'],
  ["its file's name when it has none", { id: '' }, 'os/a.JSON', 'a'],
  ["its file's name when its own cannot be read", { id: 5 }, 'a.b.json', 'a.b'],
] as const)('gives a task the id that is %s', ([, part, file, expected]) => {
  expect(describe(part, file).id).toBe(expected);
});

test('finds the hosts of the whole file', () => {
  expect(describe({ source: 'https://a.org/x', hint: 'https://b.org' }).hosts).toEqual([
    'a.org',
    'b.org',
  ]);
});
