import { expect, test } from 'vitest';
import type { VocabularyExtension } from '#vocabulary/extension.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems } from '../examples/find-problems.ts';
import { nameKnown as rule } from './v01-name-known.ts';

function problemsIn(fields: object, extension: VocabularyExtension = {}) {
  const vocabulary = createVocabulary(extension);
  return findProblems(rule, { ...fields }, { vocabulary });
}

const step = (type: string) => ({ type, parameters: {} });

test.for([
  ['names of the format document', { config: [step('sleep')], evaluator: { func: 'check_csv' } }],
  ['product names', { config: [step('chrome_open_tabs')], evaluator: { func: 'is_vlc_playing' } }],
  ['the alias', { evaluator: { func: 'infeasible', result: step('url_path_parse') } }],
  ['no evaluator at all', { evaluator: undefined }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test('is not certain of a metric that a program of the task may define', () => {
  const evaluator = { func: 'judge_dance', result: step('danc'), file: 'evaluator.py' };
  const [metric, getter] = problemsIn({ evaluator });
  expect(metric).toMatchObject({ severity: 'info', added: { file: 'evaluator.py' } });
  expect(getter).not.toHaveProperty('added');
  expect(problemsIn({ evaluator: { ...evaluator, file: 'a.csv' } })[0]).not.toHaveProperty('added');
});

test("accepts a dataset's own names", () => {
  const extension = { metrics: { judge_dance: {} }, getters: { get_dance: {} } };
  const evaluator = { func: 'judge_dance', result: step('dance') };
  expect(problemsIn({ evaluator }, extension)).toEqual([]);
});

test.for([
  ['an action', { config: [step('slep')] }, 'action', 'slep', 'sleep', ['config', 0, 'type']],
  [
    'an action before judging',
    { evaluator: { func: 'infeasible', postconfig: [step('lunch')] } },
    'action',
    'lunch',
    'launch',
    ['evaluator', 'postconfig', 0, 'type'],
  ],
  [
    'a metric in an array',
    { evaluator: { func: ['check_csv', 'exact_mach'] } },
    'metric',
    'exact_mach',
    'exact_match',
    ['evaluator', 'func', 1],
  ],
  [
    'a getter',
    { evaluator: { func: 'infeasible', expected: step('vm_fille') } },
    'getter',
    'vm_fille',
    'vm_file',
    ['evaluator', 'expected', 'type'],
  ],
  [
    'a getter with its prefix',
    { evaluator: { func: 'infeasible', result: step('get_vm_fille') } },
    'getter',
    'get_vm_fille',
    'vm_file',
    ['evaluator', 'result', 'type'],
  ],
] as const)('finds the known name for %s, an error', ([, fields, kind, name, nearest, at]) => {
  expect(problemsIn(fields)).toEqual([{ at, kind, name, nearest, severity: 'error' }]);
});

test('warns of a getter with its prefix', () => {
  const evaluator = { func: 'infeasible', result: step('get_rule') };
  expect(problemsIn({ evaluator })).toMatchObject([
    { name: 'get_rule', nearest: 'rule', severity: 'warning' },
  ]);
});

test('proposes an action for the name of its method', () => {
  expect(problemsIn({ config: [step('_sleep_setup'), step('launch_setup')] })).toMatchObject([
    { nearest: 'sleep' },
    { nearest: 'launch' },
  ]);
});

test('only warns of a name that resembles none', () => {
  expect(problemsIn({ evaluator: { func: 'judge_dance' } })).toEqual([
    {
      at: ['evaluator', 'func'],
      kind: 'metric',
      name: 'judge_dance',
      nearest: undefined,
      severity: 'warning',
    },
  ]);
});

test('only warns of a name that differs from a known one in a whole word', () => {
  const problems = problemsIn({ evaluator: { func: 'compare_json_files' } });
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
});

test('reports every unknown name', () => {
  const fields = { config: [step('fly')], evaluator: { func: ['judge_dance', 'judge_song'] } };
  expect(problemsIn(fields).map(({ name }) => name)).toEqual(['fly', 'judge_dance', 'judge_song']);
});

test('says which names can be declared', () => {
  expect(rule.message({ kind: 'metric', name: 'prüfe_status', nearest: undefined })).toBe(
    'unknown metric "prüfe_status"; if it is your own, declare it in "vocabulary" of dataset.json under a name of the letters A to Z, digits and underscores',
  );
});
