import { expect, test } from 'vitest';
import type { VocabularyExtension } from '#vocabulary/extension.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems, listLines } from '../examples/find-problems.ts';
import { nameKnown as rule } from './v01-name-known.ts';

function problemsIn(fields: object, extension: VocabularyExtension = {}) {
  const vocabulary = createVocabulary(extension);
  return findProblems(rule, { ...fields }, { vocabulary });
}
const linesIn = (fields: object) => listLines(rule, { ...fields });

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
  [
    'an action',
    { config: [step('slep')] },
    'config/0/type error: unknown action "slep"; did you mean "sleep"?',
  ],
  [
    'an action before judging',
    { evaluator: { func: 'infeasible', postconfig: [step('lunch')] } },
    'evaluator/postconfig/0/type error: unknown action "lunch"; did you mean "launch"?',
  ],
  [
    'a metric in an array',
    { evaluator: { func: ['check_csv', 'exact_mach'] } },
    'evaluator/func/1 error: unknown metric "exact_mach"; did you mean "exact_match"?',
  ],
  [
    'a getter',
    { evaluator: { func: 'infeasible', expected: step('vm_fille') } },
    'evaluator/expected/type error: unknown getter "vm_fille"; did you mean "vm_file"?',
  ],
  [
    'a getter with its prefix',
    { evaluator: { func: 'infeasible', result: step('get_vm_fille') } },
    'evaluator/result/type error: unknown getter "get_vm_fille"; did you mean "vm_file"?',
  ],
] as const)('finds the known name for %s, an error', ([, fields, line]) => {
  expect(linesIn(fields)).toEqual([line]);
});

test('warns of a getter with its prefix', () => {
  const evaluator = { func: 'infeasible', result: step('get_rule') };
  expect(linesIn({ evaluator })).toEqual([
    'evaluator/result/type warning: unknown getter "get_rule"; did you mean "rule"?',
  ]);
});

test('proposes an action for the name of its method', () => {
  expect(linesIn({ config: [step('_sleep_setup'), step('launch_setup')] })).toEqual([
    'config/0/type error: unknown action "_sleep_setup"; did you mean "sleep"?',
    'config/1/type error: unknown action "launch_setup"; did you mean "launch"?',
  ]);
});

test('takes a name that resembles none for information', () => {
  expect(linesIn({ evaluator: { func: 'judge_dance' } })).toEqual([
    `evaluator/func info: the metric "judge_dance" is not built in; name the folder of the environment's source with --environment, or declare it in "vocabulary" of dataset.json`,
  ]);
  const [problem] = problemsIn({ config: [step('dance')] });
  expect(problem).toMatchObject({ consequence: 'nothing', cause: 'actions that are not built in' });
});

test('does not take a name for another that differs in a whole word', () => {
  const problems = problemsIn({ evaluator: { func: 'compare_json_files' } });
  expect(problems).toMatchObject([{ severity: 'info', nearest: undefined }]);
});

test('says which names can be declared', () => {
  expect(rule.message({ kind: 'metric', name: 'prüfe_status', nearest: undefined })).toBe(
    `the metric "prüfe_status" is not built in; name the folder of the environment's source with --environment, or declare it in "vocabulary" of dataset.json under a name of the letters A to Z, digits and underscores`,
  );
});
