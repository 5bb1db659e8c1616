import { expect, test } from 'vitest';
import type { VocabularyExtension } from '#vocabulary/extension.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems } from '../examples/find-problems.ts';
import { parameterGiven as rule } from './v04-parameter-given.ts';

function problemsIn(fields: object, extension: VocabularyExtension = {}) {
  const vocabulary = createVocabulary(extension);
  return findProblems(rule, { ...fields }, { vocabulary });
}

const step = (type: string, parameters: unknown) => ({ config: [{ type, parameters }] });
const judged = (evaluator: object) => ({
  evaluator: { func: 'check_left_panel', ...evaluator },
});

test.for([
  ['every parameter given', step('open', { path: '/home/user/a.txt' })],
  ['an unknown action', step('fly', {})],
  ['what the schema reports: described actions', step('sleep', {})],
  ['what the schema reports: no parameters', step('open', undefined)],
  [
    'rules that another type requires',
    {
      evaluator: {
        func: 'is_vlc_playing',
        expected: { type: 'rule', rules: { type: 'url', url: 'a' } },
      },
    },
  ],
  ['a getter without keys', judged({ result: { type: 'accessibility_tree' } })],
  ['an unknown getter', judged({ result: { type: 'dance' } })],
  ['one key of a group', judged({ result: { type: 'clouddrive_file', dest: 'a', query: [] } })],
  ['nothing fetched', judged({ result: {}, expected: null })],
  [
    'what a placeholder does not fetch',
    judged({ func: 'infeasible', result: { type: 'vm_file' } }),
  ],
  ['no evaluator', { evaluator: 'infeasible' }],
  [
    'pivot tables without properties to compare',
    {
      evaluator: {
        func: 'compare_table',
        options: { rules: [{ type: 'pivot_table', sheet_idx0: 0, sheet_idx1: 1 }] },
      },
    },
  ],
  [
    'lists out of step',
    { evaluator: { func: ['exact_match', 'is_utc_0'], expected: { type: 'rule', rules: {} } } },
  ],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test.for([
  [
    'a parameter',
    step('open', {}),
    { at: ['config', 0, 'parameters'], owner: 'open', missing: ['path'], severity: 'error' },
  ],
  [
    'a parameter of the product equivalent of a described action',
    step('chrome_open_tabs', {}),
    {
      at: ['config', 0, 'parameters'],
      owner: 'chrome_open_tabs',
      missing: ['urls_to_open'],
      severity: 'error',
    },
  ],
  [
    'a parameter of another environment, with a warning',
    step('create_folder', {}),
    {
      at: ['config', 0, 'parameters'],
      owner: 'create_folder',
      missing: ['path'],
      severity: 'warning',
    },
  ],
  [
    'a parameter beside several of another function, with a warning',
    step('login', { platform: 'googledrive', url: 'u', username: 'a' }),
    {
      at: ['config', 0, 'parameters'],
      owner: 'login',
      missing: ['settings_file'],
      severity: 'warning',
    },
  ],
  [
    'a field of an array element',
    step('download', { files: [{ url: 'u', path: 'p' }, { url: 'u' }] }),
    {
      at: ['config', 0, 'parameters', 'files', 1],
      owner: 'download',
      within: 'files',
      missing: ['path'],
      severity: 'error',
    },
  ],
  [
    'a key',
    judged({ result: { type: 'get_vm_file', path: '/home/user/a.txt' } }),
    { at: ['evaluator', 'result'], owner: 'vm_file', missing: ['dest'], severity: 'error' },
  ],
  [
    'every key of a group',
    judged({ result: { type: 'clouddrive_file', dest: 'a' } }),
    {
      at: ['evaluator', 'result'],
      owner: 'clouddrive_file',
      missing: ['path', 'query', 'path_list', 'query_list'],
      severity: 'error',
    },
  ],
  [
    'a rule',
    { evaluator: { func: ['exact_match'], expected: [{ type: 'rule', rules: {} }] } },
    {
      at: ['evaluator', 'expected', 0, 'rules'],
      owner: 'exact_match',
      missing: ['expected'],
      severity: 'warning',
    },
  ],
  [
    'a rule that the getter keeps, once',
    {
      evaluator: {
        func: 'exact_match',
        expected: { type: 'rule_relativeTime', rules: { relativeTime: { from: 'tomorrow' } } },
      },
    },
    {
      at: ['evaluator', 'expected', 'rules'],
      owner: 'rule_relativeTime',
      within: 'rules',
      missing: ['expected'],
      severity: 'error',
    },
  ],
  [
    'an option',
    { evaluator: { func: 'compare_table' } },
    {
      at: ['evaluator', 'func'],
      owner: 'compare_table',
      within: 'options',
      missing: ['rules'],
      severity: 'warning',
    },
  ],
] as const)('misses %s', ([, fields, problem]) => {
  expect(problemsIn(fields)).toEqual([problem]);
});

test('misses what a rule of its type needs', () => {
  const options = {
    rules: [{ type: 'freeze', sheet_idx0: 0 }, { type: 'freeze' }, { type: 'sheet_name' }],
  };
  expect(
    problemsIn({ evaluator: { func: 'compare_table', options } }).map(({ missing }) => missing),
  ).toEqual([['sheet_idx1'], ['sheet_idx0'], ['sheet_idx1']]);
});

test('misses the height of a screen that is given as rules', () => {
  const evaluator = {
    func: 'is_mediaplayer_fullscreen',
    expected: { type: 'rule', rules: { width: 1920 } },
  };
  expect(problemsIn({ evaluator }).map(({ missing }) => missing)).toEqual([['height']]);
});

test("misses what the dataset's own functions require", () => {
  const extension = { getters: { dance: { keys: { steps: { required: true } } } } };
  const fields = judged({ result: { type: 'dance' } });
  expect(problemsIn(fields, extension).map(({ missing }) => missing)).toEqual([['steps']]);
});

test('misses what has the name of a method of all objects', () => {
  const keys = { constructor: { required: true } };
  const extension = { getters: { dance: { keys } } };
  const fields = judged({ result: { type: 'dance' } });
  expect(problemsIn(fields, extension).map(({ missing }) => missing)).toEqual([['constructor']]);
});

test('says what is missing, where and who requires it', () => {
  expect(rule.message({ owner: 'download', within: 'files', missing: ['url'] })).toBe(
    '"url" is missing in "files"; "download" requires it',
  );
  expect(rule.message({ owner: 'clouddrive_file', missing: ['path', 'query'] })).toBe(
    '"path", "query" are missing; "clouddrive_file" requires one of them',
  );
});
