import { expect, test } from 'vitest';
import type { VocabularyExtension } from '#vocabulary/extension.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems, listLines } from '../examples/find-problems.ts';
import { parameterGiven as rule } from './v04-parameter-given.ts';

function problemsIn(fields: object, extension: VocabularyExtension = {}) {
  const vocabulary = createVocabulary(extension);
  return findProblems(rule, { ...fields }, { vocabulary });
}
const linesIn = (fields: object) => listLines(rule, { ...fields });

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
    'config/0/parameters error: "path" is missing; "open" requires it',
  ],
  [
    'a parameter of the product equivalent of a described action',
    step('chrome_open_tabs', {}),
    'config/0/parameters error: "urls_to_open" is missing; "chrome_open_tabs" requires it',
  ],
  [
    'a parameter of another environment, with a warning',
    step('create_folder', {}),
    'config/0/parameters warning: "path" is missing; "create_folder" requires it',
  ],
  [
    'a parameter beside several of another function, with a warning',
    step('login', { platform: 'googledrive', url: 'u', username: 'a' }),
    'config/0/parameters warning: "settings_file" is missing; "login" requires it',
  ],
  [
    'a field of an array element',
    step('download', { files: [{ url: 'u', path: 'p' }, { url: 'u' }] }),
    'config/0/parameters/files/1 error: "path" is missing in "files"; "download" requires it',
  ],
  [
    'a key',
    judged({ result: { type: 'get_vm_file', path: '/home/user/a.txt' } }),
    'evaluator/result error: "dest" is missing; "vm_file" requires it',
  ],
  [
    'every key of a group',
    judged({ result: { type: 'clouddrive_file', dest: 'a' } }),
    'evaluator/result error: "path", "query", "path_list", "query_list" are missing; "clouddrive_file" requires one of them',
  ],
  [
    'a rule',
    { evaluator: { func: ['exact_match'], expected: [{ type: 'rule', rules: {} }] } },
    'evaluator/expected/0/rules warning: "expected" is missing; "exact_match" requires it',
  ],
  [
    'a rule that the getter keeps, once',
    {
      evaluator: {
        func: 'exact_match',
        expected: { type: 'rule_relativeTime', rules: { relativeTime: { from: 'tomorrow' } } },
      },
    },
    'evaluator/expected/rules error: "expected" is missing in "rules"; "rule_relativeTime" requires it',
  ],
  [
    'an option',
    { evaluator: { func: 'compare_table' } },
    'evaluator/func warning: "rules" is missing in "options"; "compare_table" requires it',
  ],
] as const)('misses %s', ([, fields, line]) => {
  expect(linesIn(fields)).toEqual([line]);
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

test('misses what has the name of a method of all objects', () => {
  const keys = { constructor: { required: true } };
  const extension = { getters: { dance: { keys } } };
  const fields = judged({ result: { type: 'dance' } });
  expect(problemsIn(fields, extension).map(({ missing }) => missing)).toEqual([['constructor']]);
});
